import type { PaymentMessage } from '@forecourt/app/ports/checkout/payment-provider.port';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import { Stripe } from 'stripe';
import {
  anyFields,
  dateOf,
  fieldsOf,
  idOrNull,
  isTrue,
  markOf,
  textOf,
  textOrNull,
} from './stripe-fields.ts';

/** How old a message may be, and how far ahead of our clock. */
const mostAgeSeconds = 300;

/** A message that one of our secrets signed and that is fresh. */
export function readStripeMessage(
  body: string,
  signature: string | null,
  secrets: readonly string[],
  now: Date,
): Result<PaymentMessage, 'forged' | 'old'> {
  const signedAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature ?? '')?.[1] ?? Number.NaN);
  if (signature === null || Number.isNaN(signedAt)) return fail('forged');
  if (!secrets.some((secret) => isSigned(body, signature, secret))) return fail('forged');
  if (Math.abs(now.getTime() / 1_000 - signedAt) > mostAgeSeconds) return fail('old');
  try {
    return ok(readEvent(JSON.parse(body), null));
  } catch {
    return fail('forged');
  }
}

/** Whatever its age, which the library would look up in the clock of the machine. */
function isSigned(body: string, signature: string, secret: string): boolean {
  try {
    return Stripe.webhooks.signature?.verifyHeader(body, signature, secret, Number.MAX_SAFE_INTEGER) === true;
  } catch {
    return false;
  }
}

/** Who and what a message is about, and nothing of what it says. One that is asked for on an account does not name it. */
export function readEvent(answer: unknown, account: string | null): PaymentMessage {
  const event = fieldsOf(answer, 'event');
  const object = anyFields(anyFields(event['data'])?.['object']) ?? {};
  const kind = textOrNull(object, 'object');
  return {
    id: textOf(event, 'id'),
    kind: textOf(event, 'type'),
    account: account ?? textOrNull(event, 'account') ?? '',
    isLive: isTrue(event, 'livemode'),
    session: kind === 'checkout.session' ? textOrNull(object, 'id') : null,
    payment: kind === 'payment_intent' ? textOrNull(object, 'id') : idOrNull(object['payment_intent']),
    paymentId: markOf(object, 'payment_id'),
    at: dateOf(event, 'created'),
  };
}
