import { field, type FormWords } from '../../form/field.ts';
import { form } from '../../form/form.ts';
import type { SiteSettings } from '../../settings/registry.ts';
import { contactFields, messageField } from './contact-fields.ts';

interface CareersFormSettings {
  readonly messages: FormWords;
  readonly enquiry: Pick<SiteSettings['enquiry'], 'needsMessage' | 'usesCaptcha'>;
}

/** Somebody asks to work here (the page /careers); no box for offers, as nobody asks for a job to get them. */
export function careersForm({ enquiry, messages: words }: CareersFormSettings) {
  const fields = {
    ...contactFields(words),
    position: field(words, {
      kind: 'text',
      name: 'position',
      label: 'Position',
      autocomplete: 'organization-title',
    }),
    message: messageField(words, enquiry.needsMessage),
  };
  return form('careers', words, fields, enquiry);
}
