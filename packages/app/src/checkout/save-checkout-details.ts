import type { CarId, LeadId } from '@forecourt/domain/core/ids';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import { captureLead, type CapturePorts } from '../leads/take/capture-lead.ts';
import type { FormSubmission } from '../leads/take/form-submission.ts';
import { gatherSpamSignals, tooManyLeads, type FormInput } from '../leads/take/send-lead-form.ts';
import type { SessionTokens } from '../ports/accounts/session-tokens.port.ts';
import type { RateLimiter } from '../ports/platform/rate-limiter.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import { checkoutKey } from './checkout-key.ts';
import type { CheckoutDetails } from './start-input.ts';

export interface SaveDetailsPorts extends CapturePorts {
  readonly limiter: RateLimiter;
  readonly tokens: Pick<SessionTokens, 'hash'>;
}

export interface SaveDetailsInput
  extends
    Pick<FormSubmission, 'pageId' | 'url' | 'userAgent' | 'visit' | 'visitorId' | 'now'>,
    Pick<FormInput, 'honeypot' | 'network' | 'proof' | 'secondsToFill'> {
  readonly carId: CarId;
  readonly holder: string;
  readonly details: CheckoutDetails;
  /** What the form asks besides, under its names on the wire: when to call, a question, the consent to news. */
  readonly besides?: FormSubmission['answers'];
}

/**
 * Keeps the first step of a checkout as a lead that says so: whoever leaves it there is told to the dealer half an hour
 * later, as an abandoned checkout, and whoever pays turns the same lead into a reserved car.
 */
export async function saveCheckoutDetails(
  ports: SaveDetailsPorts,
  context: SiteContext,
  input: SaveDetailsInput,
): Promise<Result<{ readonly leadId: LeadId }, 'too_many' | 'not_shown'>> {
  if ((await tooManyLeads(ports, context, input.network)) > 0) return fail('too_many');
  const { carId, holder, details, besides, pageId, url, userAgent, visit, visitorId, now } = input;
  const captured = await captureLead(ports, context, {
    form: 'reservation',
    answers: { ...besides, ...answersOf(details) },
    carId,
    visitorId,
    pageId,
    url,
    userAgent,
    visit,
    spamSignals: await gatherSpamSignals(ports, context, input, false),
    idempotencyKey: checkoutKey(ports.tokens, holder, carId),
    part: 'unfinished',
    now,
  });
  return captured.ok ? ok({ leadId: captured.value.leadId }) : fail('not_shown');
}

/** Under their names on the wire. */
export function answersOf({ firstName, lastName, phone, email, postcode }: CheckoutDetails) {
  return { name: firstName, last_name: lastName, phone, email, postcode };
}
