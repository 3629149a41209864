import { form } from '../../form/form.ts';
import { enquiryFields, type EnquiryContext, type EnquiryFormSettings } from './enquiry-form.ts';

/** The form of the contact page: an enquiry that asks which location should answer (FORM-11). */
export function contactForm(settings: EnquiryFormSettings, context: Omit<EnquiryContext, 'isNewCar'>) {
  const fields = enquiryFields(settings, context, true);
  return form('contact', settings.messages, fields, settings.enquiry);
}
