import { field, type FormWords } from '../../form/field.ts';
import { form } from '../../form/form.ts';
import type { SiteSettings } from '../../settings/registry.ts';
import { optInField, type ConsentSettings } from './consent-fields.ts';
import { contactFields, messageField } from './contact-fields.ts';

interface FleetFormSettings {
  readonly messages: FormWords;
  readonly enquiry: ConsentSettings & Pick<SiteSettings['enquiry'], 'needsMessage' | 'usesCaptcha'>;
}

/** The enquiry of a business that buys several cars (the page /fleet). */
export function fleetForm({ enquiry, messages: words }: FleetFormSettings) {
  const fields = {
    ...contactFields(words),
    company: field(words, {
      kind: 'text',
      name: 'company',
      label: 'Company',
      required: true,
      autocomplete: 'organization',
    }),
    fleetSize: field(words, {
      kind: 'integer',
      name: 'fleet_size',
      label: 'Vehicles in your fleet',
      max: 100_000,
    }),
    message: messageField(words, enquiry.needsMessage),
    optIn: optInField(words, enquiry),
  };
  return form('fleet', words, fields, enquiry);
}
