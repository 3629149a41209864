import { field, type FormWords } from '../../form/field.ts';

/** Who writes, and how to answer. The specification calls none of the three optional. */
export function contactFields(words: FormWords) {
  return {
    name: field(words, {
      kind: 'text',
      name: 'name',
      label: 'Name',
      required: true,
      autocomplete: 'name',
    }),
    email: field(words, { kind: 'email', name: 'email', label: 'Email', required: true }),
    phone: field(words, {
      kind: 'phone',
      name: 'phone',
      label: 'Phone',
      required: true,
      messages: { required: 'Enter your phone number' },
    }),
  };
}

/** What the visitor has to say, as long as a letter. */
export function messageField<const Required extends boolean>(
  words: FormWords,
  required: Required,
  hint?: string,
) {
  const messages = { required: 'Tell us what we can help with' };
  const placeholder = hint === undefined || hint === '' ? {} : { placeholder: hint };
  return field(words, {
    kind: 'paragraph',
    name: 'message',
    label: 'Message',
    required,
    messages,
    ...placeholder,
  });
}
