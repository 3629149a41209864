import { z } from 'zod';
import { cents, idOf, instant, maybe, text } from '../core/fields.ts';
import type { DealershipId, PaymentId, ReservationId, SiteId, VisitorId } from '../core/ids.ts';

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

/** What a person has to look at: the sum was another, or the provider's answer was about somebody else's payment. */
const paymentTroubles = ['mismatch', 'not_ours', 'hold_without_money'] as const;

export const paymentSchema = z.object({
  id: idOf<PaymentId>(),
  siteId: idOf<SiteId>(),
  dealershipId: idOf<DealershipId>(),
  /** None for a payment of an invoice, which is for no car. */
  reservationId: maybe(idOf<ReservationId>()),
  visitorId: maybe(idOf<VisitorId>()),
  reference: maybe(text(200)),
  purpose: z.enum(['deposit', 'invoice', 'balance']).default('deposit'),
  provider: text(80).min(1),
  /** The dealership's own account with the provider, as it was when the payment started. */
  accountRef: maybe(text(200)),
  /** Ours, sent with the request: the provider answers a repeat with the first payment (BUY-3). */
  requestKey: text(200).min(8),
  sessionRef: maybe(text(200)),
  providerPaymentId: maybe(text(200)),
  /** Fields in our page, or the provider's own page. */
  look: z.enum(['fields', 'hosted']).default('fields'),
  state: z.enum(paymentStates),
  amountCents: cents.min(1),
  capturedCents: cents.default(0),
  refundedCents: cents.default(0),
  currency: text(3).default('AUD'),
  capturedAt: maybe(instant),
  methodKind: maybe(text(40)),
  methodBrand: maybe(text(40)),
  methodLastFour: maybe(text(4)),
  /** The last no of a bank. It ends nothing. */
  declineCode: maybe(text(80)),
  declinedAt: maybe(instant),
  trouble: maybe(z.enum(paymentTroubles)),
  lastError: maybe(text(2_000)),
  createdAt: instant,
});

export type Payment = z.output<typeof paymentSchema>;
export type PaymentState = Payment['state'];

/** Whether the provider may still take money for it. */
export function isOpenPayment({ state }: Pick<Payment, 'state'>): boolean {
  return state === 'started' || state === 'authorised';
}

/** Whether money was taken, whatever became of it since. */
export function isPaid({ state }: Pick<Payment, 'state'>): boolean {
  return state === 'captured' || state === 'refunding' || state === 'refunded';
}
