import { z } from 'zod';
import { cents, idOf, instant, maybe, text } from '../core/fields.ts';
import type { PaymentId, RefundId } from '../core/ids.ts';

/**
 * Why money goes back. `late`: it came when the hold had ended. `mismatch`: it was another sum than was asked. `double`:
 * the hold was paid already. `let_go` is the buyer's own wish, `expired` the clock's, `staff` and `sold` the dealer's;
 * `provider` was made in the dealer's own account there. Each but the dealer's happens once for a payment.
 */
export const refundCauses = [
  'late',
  'mismatch',
  'double',
  'let_go',
  'expired',
  'staff',
  'sold',
  'provider',
] as const;

export const refundSchema = z.object({
  id: idOf<RefundId>(),
  paymentId: idOf<PaymentId>(),
  cause: z.enum(refundCauses),
  amountCents: cents.min(1),
  /** Ours, written down before the provider hears of it: it answers a repeat with the first refund. */
  requestKey: text(200).min(8),
  providerRefundId: maybe(text(200)),
  state: z.enum(['asked', 'sent', 'succeeded', 'failed']),
  /** Why the provider could not, in its words. */
  failure: maybe(text(200)),
  /** By which the buyer's bank finds it. */
  reference: maybe(text(200)),
  askedAt: instant,
  sentAt: maybe(instant),
  settledAt: maybe(instant),
});

export type Refund = z.output<typeof refundSchema>;
export type RefundCause = Refund['cause'];

/** A refund that is to be written down. */
export interface RefundToAsk {
  readonly cause: RefundCause;
  readonly amountCents: number;
  /** Of one that the provider knows already; null: it is to be asked. */
  readonly known: Pick<Refund, 'providerRefundId' | 'state' | 'failure' | 'reference'> | null;
}

/** Whether money is on its way back, or is back. */
export function countsAgainst({ state }: Pick<Refund, 'state'>): boolean {
  return state !== 'failed';
}

/** What of a payment has not gone back and is not on its way. */
export function returnableCents(
  { capturedCents }: { readonly capturedCents: number },
  refunds: readonly Pick<Refund, 'state' | 'amountCents'>[],
): number {
  const gone = refunds.filter(countsAgainst).reduce((sum, { amountCents }) => sum + amountCents, 0);
  return Math.max(0, capturedCents - gone);
}
