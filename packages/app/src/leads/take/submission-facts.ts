import { handConsent } from '@forecourt/domain/leads/by-hand';
import type { ReceiptDetails, SubmissionFact } from '@forecourt/domain/leads/lead-event';
import type { CarOutline } from '../../ports/stock/car-store.port.ts';
import { spamScore } from '../record/spam-score.ts';
import type { FormContext, FormSubmission } from './form-submission.ts';
import type { ReadAnswers } from './read-lead-answers.ts';
import type { Route } from './route-lead.ts';

interface Known {
  readonly answers: ReadAnswers;
  readonly route: Route;
  readonly car: CarOutline | null;
}

/** What is known of the lead besides: never changed, so that what staff see later is what was true then. */
export function submissionFacts(
  { settings }: Pick<FormContext, 'settings'>,
  { form, now, spamSignals, carId, part, byHand }: FormSubmission,
  { answers: { fields }, route, car }: Known,
): readonly SubmissionFact[] {
  const { asksOptIn, needsTerms, optInText, termsText } = settings.enquiry;
  const optIn = fields.optIn ?? false;
  // Of a no by hand nobody knows whether it was asked.
  const askedByHand = optIn ? handConsent : null;
  const consent = {
    optIn,
    optInText: byHand ? askedByHand : asksOptIn ? optInText : null,
    terms: fields.termsAgreed,
    termsText: needsTerms && fields.termsAgreed !== null ? termsText : null,
    at: now.toISOString(),
  };
  const { why, deliverTo } = route;
  const spam = spamScore({ ...spamSignals, name: fields.name, message: fields.message });
  const facts: readonly (SubmissionFact | false)[] = [
    part === 'unfinished' && {
      kind: 'unfinished_notice',
      details: { text: settings.serviceBooking.unfinishedNotice, at: now.toISOString() },
    },
    // What the last step asks is not refused by who has not come to it.
    part !== 'unfinished' && { kind: 'consent', details: consent },
    { kind: 'routed', details: { why, deliverTo, form } },
    !byHand && spam.score > 0 && { kind: 'spam_score', details: spam },
    carId !== null && car === null && { kind: 'car_gone', details: { carId } },
  ];
  return facts.filter((fact) => fact !== false);
}

/** What the sender's own page is made of, where they have one. */
export function receiptFacts(
  { form, receipt }: FormSubmission,
  {
    responseDue,
    ...known
  }: Pick<ReceiptDetails, 'locationId' | 'carId' | 'about' | 'job'> & {
    readonly responseDue: Date;
  },
): readonly SubmissionFact[] {
  if (!receipt) return [];
  const { hash, isMailed, day, time } = receipt;
  const details = { ...known, hash, form, isMailed, responseDue: responseDue.toISOString() };
  return [{ kind: 'receipt', details: { ...details, ...(day && { day }), ...(time && { time }) } }];
}
