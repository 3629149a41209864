import { field, type FormWords } from '../../form/field.ts';
import type { SiteSettings } from '../../settings/registry.ts';

export type ConsentSettings = Pick<
  SiteSettings['enquiry'],
  'asksOptIn' | 'needsTerms' | 'optInText' | 'termsMissingText' | 'termsText'
>;

/** The box for news by email and SMS. Never ticked beforehand: a consent that was is none (LAW-2). */
export function optInField(words: FormWords, { asksOptIn, optInText }: ConsentSettings) {
  return asksOptIn ? field(words, { kind: 'tick', name: 'opt_in', label: optInText }) : null;
}

/** The box for the terms of use, where the dealer needs them agreed. */
function termsField(words: FormWords, { needsTerms, termsText, termsMissingText }: ConsentSettings) {
  if (!needsTerms) return null;
  const messages = { required: termsMissingText };
  return field(words, { kind: 'tick', name: 'terms', label: termsText, required: true, messages });
}

/** Both boxes, as an enquiry has them. */
export function consentFields(words: FormWords, settings: ConsentSettings) {
  return { optIn: optInField(words, settings), terms: termsField(words, settings) };
}
