import { field, type FormWords } from '../form/field.ts';
import { form } from '../form/form.ts';
import type { SiteSettings } from '../settings/registry.ts';

interface SignInSettings {
  readonly messages: FormWords & Pick<SiteSettings['messages'], 'codeInvalid'>;
  readonly enquiry: Pick<SiteSettings['enquiry'], 'usesCaptcha'>;
}

/** The first step of signing in (AUTH-1): a number that can receive the code. */
export function signInPhoneForm({ enquiry, messages: words }: SignInSettings) {
  const fields = {
    phone: field(words, { kind: 'mobile', name: 'phone', label: 'Mobile number', required: true }),
  };
  return form('signInPhone', words, fields, enquiry);
}

/** The second step: the code, which phones offer to fill in from the SMS. */
export function signInCodeForm({ messages: words }: SignInSettings) {
  const code = field(words, {
    kind: 'text',
    name: 'code',
    label: 'Code',
    required: true,
    maxLength: 6,
    pattern: '[0-9]{6}',
    messages: { required: 'Enter the code', invalid: words.codeInvalid, tooLong: words.codeInvalid },
    autocomplete: 'one-time-code',
    inputMode: 'numeric',
  });
  return form('signInCode', words, { code });
}
