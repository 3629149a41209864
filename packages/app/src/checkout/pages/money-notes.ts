import { addDays, dateIn } from '@forecourt/domain/core/zoned-time';
import { longDay, shortDay } from '@forecourt/domain/core/day-words';
import { shortMoment } from '@forecourt/domain/locations/moment-words';
import type { CheckoutFactView } from './checkout-page.view.ts';
import { exactDollars, paidByWords, receiptNumber, refundNumber } from './money-words.ts';
import { refundWords } from '../../shared/refund-words.ts';
import type { ShownRefund, ShownReservation } from './shown-reservation.ts';

/** Banks book a refund within five business days: it is said to be there by then. */
const daysUntilBooked = 7;

export interface NotedMoney {
  readonly reservation: ShownReservation;
  readonly dealer: string;
  readonly place: string | null;
  /** The whole name of the car. */
  readonly carName: string;
  readonly refundPercent: number;
  readonly zone: string;
}

const fact = (label: string, text: string, note: string | null = null): CheckoutFactView => ({
  label,
  text,
  note,
});

/** The lines of a receipt: the same on its page, in the mail and on paper. */
export function receiptLines(noted: NotedMoney): readonly CheckoutFactView[] {
  const { reservation, dealer, place, refundPercent } = noted;
  const { payment, amountCents } = reservation;
  const { isWhole, cents } = refundWords(amountCents, { refundPercent });
  const kind = isWhole
    ? 'Deposit to hold, refundable'
    : cents === 0
      ? 'Deposit to hold'
      : 'Deposit to hold, part refundable';
  const paidBy = paidByWords(payment?.paidBy ?? null);
  return [
    ...(payment ? [fact('Receipt', receiptNumber(payment.id))] : []),
    fact('Paid to', [dealer, place].filter(Boolean).join(', ')),
    ...(paidBy === null ? [] : [fact('Paid by', paidBy)]),
    fact(kind, exactDollars(amountCents)),
    fact('Card surcharge', exactDollars(0)),
    fact('Total', exactDollars(amountCents)),
  ];
}

/** The last day on which a refund is to be in the buyer's account. */
export function bookedBy({ changedAt }: Pick<ShownRefund, 'changedAt'>, zone: string): string {
  return addDays(dateIn(changedAt, zone), daysUntilBooked);
}

/** The lines of a refund, from asked to done. */
export function refundLines(noted: NotedMoney): readonly CheckoutFactView[] {
  const { reservation, zone } = noted;
  const { payment, refund, endedAt } = reservation;
  if (!payment || !refund) return [];
  const paidAt = payment.paidAt ?? payment.startedAt;
  const kept = Math.max(0, payment.capturedCents - refund.amountCents);
  const paidBy = paidByWords(payment.paidBy);
  const isDone = refund.state === 'succeeded';
  return [
    fact('Paid', `${shortMoment(paidAt, zone)}, ${exactDollars(payment.capturedCents)}`),
    ...(isDone && endedAt
      ? [fact('Hold', `${shortMoment(paidAt, zone)} to ${shortMoment(endedAt, zone)}`)]
      : []),
    isDone
      ? fact('Refunded', `${shortMoment(refund.changedAt, zone)}, ${exactDollars(refund.amountCents)}`)
      : fact(
          'Refund asked for',
          `${shortDay(dateIn(refund.askedAt, zone))}, ${exactDollars(refund.amountCents)}`,
        ),
    ...(paidBy === null ? [] : [fact('To', paidBy)]),
    ...(isDone && refund.reference !== null ? [fact('Reference for your bank', refund.reference)] : []),
    fact('Kept by us', exactDollars(kept)),
    ...(isDone ? [] : [fact('Refund number', refundNumber(payment.id, refund.id))]),
  ];
}

/** Tuesday 24 November. */
export const bookedByWords = (refund: Pick<ShownRefund, 'changedAt'>, zone: string) =>
  longDay(bookedBy(refund, zone));
