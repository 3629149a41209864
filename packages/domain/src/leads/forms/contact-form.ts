import type { Choice } from '../../form/field-description.ts';
import { field } from '../../form/field.ts';
import { form, type Form } from '../../form/form.ts';
import type { SiteSettings } from '../../settings/registry.ts';
import { contactFields, messageField } from './contact-fields.ts';
import { enquiryFields, locationField, type EnquiryFormSettings } from './enquiry-form.ts';

interface ContactFormSettings extends EnquiryFormSettings {
  readonly contact: Pick<SiteSettings['contact'], 'asksLittle'>;
}

/** A number of any country with all its digits, or what stands around an @: which it is, the server reads from it. */
const reachPattern = String.raw`\+?(?:[ \(\)\-]{0,3}\d){8,15}\)?|[^@\s]+@[^@\s]+\.[^@\s]+`;

/**
 * The form of the contact page: an enquiry that asks which place should answer (FORM-11). It is one choice, which also
 * says whose place it is; with one place nobody is asked, and the page may still say which of its departments is meant.
 * A short one asks for nothing that can be asked back.
 */
export function contactForm(
  settings: ContactFormSettings,
  { locations }: { readonly locations: readonly Choice[] },
): Form {
  const { messages: words, contact, enquiry } = settings;
  const pattern = '[0-9a-f-]{36}';
  const ofPage = field(words, { kind: 'hidden', name: 'location_id', label: 'Location', pattern });
  if (!contact.asksLittle) {
    const asked = enquiryFields(settings, { dealerships: [], locations }, locations.length > 1);
    return form('contact', words, { ...asked, location: asked.location ?? ofPage }, enquiry);
  }
  const reach = field(words, {
    kind: 'text',
    name: 'reach',
    label: 'Mobile or email',
    required: true,
    maxLength: 254,
    pattern: reachPattern,
    messages: {
      required: 'Enter your mobile or email, so we can answer you',
      invalid: 'Check the number or email: we need one of them to answer you',
    },
  });
  const fields = {
    name: contactFields(words).name,
    reach,
    location: locations.length > 1 ? locationField(words, locations) : ofPage,
    message: messageField(words, true),
  };
  return form('contact', words, fields, enquiry);
}
