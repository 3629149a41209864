import { form } from '../../form/form.ts';
import { inSiteWords } from '../../stock/presentation/in-site-words.ts';
import { consentFields } from './consent-fields.ts';
import { contactFields, messageField } from './contact-fields.ts';
import type { EnquiryFormSettings } from './enquiry-form.ts';

type QuickEnquirySettings = Pick<EnquiryFormSettings, 'messages' | 'stock'> & {
  readonly enquiry: Pick<
    EnquiryFormSettings['enquiry'],
    | 'asksOptIn'
    | 'messageHint'
    | 'needsMessage'
    | 'needsTerms'
    | 'optInText'
    | 'termsMissingText'
    | 'termsText'
    | 'usesCaptcha'
  >;
};

/** The dialog on a car card (CARD-3): the car says what the enquiry is about, and whose it is. */
export function quickEnquiryForm({ enquiry, stock, messages: words }: QuickEnquirySettings) {
  const fields = {
    ...contactFields(words),
    message: messageField(words, enquiry.needsMessage, inSiteWords(enquiry.messageHint, stock)),
    ...consentFields(words, enquiry),
  };
  return form('quickEnquiry', words, fields, enquiry);
}
