import { field } from '../../form/field.ts';
import { form } from '../../form/form.ts';
import { enquiryFields, type EnquiryContext, type EnquiryFormSettings } from './enquiry-form.ts';

/**
 * The form of the contact page: an enquiry that asks which place should answer (FORM-11). It is one choice, which also
 * says whose place it is; with one place nobody is asked, and the page may still say which of its departments is meant.
 */
export function contactForm(settings: EnquiryFormSettings, { locations }: Pick<EnquiryContext, 'locations'>) {
  const { messages: words } = settings;
  const asked = enquiryFields(settings, { dealerships: [], locations }, locations.length > 1);
  const pattern = '[0-9a-f-]{36}';
  const ofPage = field(words, { kind: 'hidden', name: 'location_id', label: 'Location', pattern });
  const fields = { ...asked, location: asked.location ?? ofPage };
  return form('contact', settings.messages, fields, settings.enquiry);
}
