import { z } from 'zod';
import { cents, idOf, instant, maybe, text } from '../core/fields.ts';
import type { PaymentId } from '../core/ids.ts';

/** A buyer's bank asks for the money back. It stands beside the states of payment and hold, and changes neither. */
export const disputeSchema = z.object({
  paymentId: idOf<PaymentId>(),
  providerDisputeId: text(200).min(1),
  amountCents: cents,
  reason: text(80),
  state: z.enum(['open', 'won', 'lost']),
  evidenceDueAt: maybe(instant),
});

export type Dispute = z.output<typeof disputeSchema>;

/** Whether the bank has the money or may take it: a refund on top would pay twice. */
export function keepsFromRefund({ state }: Pick<Dispute, 'state'>): boolean {
  return state !== 'won';
}
