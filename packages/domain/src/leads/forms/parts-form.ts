import type { Choice } from '../../form/field-description.ts';
import { choicesOf, field, type FormWords } from '../../form/field.ts';
import { form } from '../../form/form.ts';
import type { SiteSettings } from '../../settings/registry.ts';
import { stateCodes } from '../../settings/groups/values/australia.ts';
import { optInField, type ConsentSettings } from './consent-fields.ts';
import { contactFields } from './contact-fields.ts';
import { locationField } from './enquiry-form.ts';

interface PartsFormSettings {
  readonly messages: FormWords;
  readonly enquiry: ConsentSettings & Pick<SiteSettings['enquiry'], 'usesCaptcha'>;
}

/** How somebody wants a part. */
export const partWays = ['Pick it up', 'Post it to me', 'Fit it for me', 'Just a price'] as const;

/** A request for a part (PAGE-5): the part in the sender's own words; the car by its rego or VIN where they know it. */
export function partsForm(
  { enquiry, messages: words }: PartsFormSettings,
  { counters }: { readonly counters: readonly Choice[] },
) {
  const [only, another] = counters;
  const fields = {
    rego: field(words, { kind: 'text', name: 'Rego', label: 'Rego or VIN', maxLength: 20 }),
    state: field(words, {
      kind: 'choice',
      name: 'Vehicle State',
      label: 'State',
      options: stateCodes.map((code) => ({ value: code, label: code.toUpperCase() })),
    }),
    message: field(words, {
      kind: 'paragraph',
      name: 'message',
      label: 'The part',
      required: true,
      placeholder: 'A part number helps if you have one. It needn’t be right.',
      messages: { required: 'Tell us which part you’re after' },
    }),
    how: field(words, {
      kind: 'choice',
      name: 'How',
      label: 'How do you want it?',
      required: true,
      options: choicesOf(partWays),
      initial: 'Just a price',
    }),
    location: another
      ? locationField(words, counters)
      : only
        ? field(words, { kind: 'hidden', name: 'location_id', label: 'Location', initial: only.value })
        : null,
    ...contactFields(words),
    optIn: optInField(words, enquiry),
  };
  return form('parts', words, fields, enquiry);
}
