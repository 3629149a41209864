import { z } from 'zod';
import { cents, idOf, instant, maybe, text } from '../core/fields.ts';
import type { DealershipId, PaymentId, ReservationId, SiteId } from '../core/ids.ts';

/** The states of a payment, in the provider's order: money is taken at `captured` and not before. */
const paymentStates = [
  'started',
  'authorised',
  'captured',
  'failed',
  'cancelled',
  'refunding',
  'refunded',
] as const;

export const paymentSchema = z.object({
  id: idOf<PaymentId>(),
  siteId: idOf<SiteId>(),
  dealershipId: idOf<DealershipId>(),
  /** None for a payment of an invoice, which is for no car. */
  reservationId: maybe(idOf<ReservationId>()),
  reference: maybe(text(200)),
  provider: text(80).min(1),
  /** Ours, sent with the request: the provider answers a repeat with the first payment (BUY-3). */
  requestKey: text(200).min(8),
  providerPaymentId: maybe(text(200)),
  state: z.enum(paymentStates),
  amountCents: cents.min(1),
  refundedCents: cents.default(0),
  lastError: maybe(text(2_000)),
  createdAt: instant,
});

export type Payment = z.output<typeof paymentSchema>;
export type PaymentState = Payment['state'];

/** From which states a payment may come into a state. A provider's messages can overtake each other. */
const before: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  started: [],
  authorised: ['started'],
  captured: ['started', 'authorised'],
  failed: ['started', 'authorised'],
  cancelled: ['started', 'authorised'],
  refunding: ['captured'],
  // In parts: a second part is refunded out of a payment that is refunded already.
  refunded: ['captured', 'refunding', 'refunded'],
};

/** Whether a payment can go from one state to another; what came out of turn must not undo what is known. */
export function canBecome(from: PaymentState, to: PaymentState): boolean {
  return before[to].includes(from);
}
