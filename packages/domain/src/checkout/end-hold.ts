import { addExactHours } from '../core/zoned-time.ts';
import { percentOf } from '../core/money.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { isOpenPayment, isPaid, type Payment } from './payment.ts';
import type { PaymentRecord } from './payment-record.ts';
import { returnableCents, type RefundCause } from './refund.ts';
import type { EndedReason, Reservation } from './reservation.ts';

export type HoldEnd = Extract<EndedReason & RefundCause, 'expired' | 'let_go' | 'staff' | 'sold'>;

export interface EndedHold {
  readonly reservation: Reservation;
  /** What goes back of which of its payments. */
  readonly asks: readonly {
    readonly paymentId: Payment['id'];
    readonly cause: HoldEnd;
    readonly amountCents: number;
  }[];
}

/** Why it does not end: it has ended, became a sale, or its time has not come. */
export type EndRefusal = 'ended' | 'completed' | 'not_due';

/** For so long more a car is kept when the provider does not say whether its session is closed. */
export const graceMinutes = 15;

/**
 * Ends a hold (BUY-1, BUY-6): by the clock, by its buyer or by the dealer. What was paid goes back: to a buyer who does
 * not buy as much as was promised, in full where the dealer ends it. A sale is undone by the dealer alone.
 */
export function endHold(
  {
    reservation,
    payments,
  }: { readonly reservation: Reservation; readonly payments: readonly PaymentRecord[] },
  by: HoldEnd,
  now: Date,
): Result<EndedHold, EndRefusal> {
  const { state, refundPercent, expiresAt } = reservation;
  if (state !== 'pending' && state !== 'held' && state !== 'completed') return fail('ended');
  if (state === 'completed' && by !== 'staff') return fail('completed');
  if (by === 'expired' && now < expiresAt) return fail('not_due');
  const isDealers = by === 'staff' || by === 'sold';
  const asks = payments.flatMap(({ payment, refunds }) => {
    if (!isPaid(payment)) return [];
    const due = percentOf(payment.capturedCents, isDealers ? 100 : refundPercent);
    const amountCents = Math.min(due, returnableCents(payment, refunds));
    return amountCents > 0 ? [{ paymentId: payment.id, cause: by, amountCents }] : [];
  });
  const ended = { endedReason: by, endedAt: now, state: by === 'expired' ? 'expired' : 'cancelled' } as const;
  return ok({ reservation: { ...reservation, ...ended }, asks });
}

/**
 * What is to be done with a hold whose time to pay has passed. `close`: the provider first, so that it takes no more
 * money; `end`: there is nothing to close, or it does not answer and the car was kept for long enough; `wait`: not yet.
 */
export function overdueStep(
  {
    reservation,
    payments,
  }: { readonly reservation: Reservation; readonly payments: readonly PaymentRecord[] },
  now: Date,
): 'wait' | 'close' | 'end' {
  if (now < reservation.expiresAt) return 'wait';
  const isPaying = payments.some(({ payment }) => isOpenPayment(payment));
  if (reservation.state === 'held' || !isPaying) return 'end';
  return now < addExactHours(reservation.expiresAt, graceMinutes / 60) ? 'close' : 'end';
}

/**
 * Keeps a car for longer: staff can lengthen a hold, and never shorten it.
 * @planned CON-8
 */
export function lengthenHold(
  reservation: Reservation,
  until: Date,
  by: NonNullable<Reservation['extendedBy']>,
): Result<Reservation, 'not_held' | 'not_longer'> {
  if (reservation.state !== 'held') return fail('not_held');
  if (until <= reservation.expiresAt) return fail('not_longer');
  return ok({ ...reservation, expiresAt: until, extendedBy: by });
}
