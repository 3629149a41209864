import { addExactHours } from '../core/zoned-time.ts';
import type { Dispute } from './dispute.ts';
import { isOpenPayment, isPaid, type Payment } from './payment.ts';
import type { PaymentNews, PaymentRecord, SettledPayment } from './payment-record.ts';
import type { ProviderWord } from './provider-word.ts';
import { hearRefunds } from './hear-refunds.ts';
import type { Reservation } from './reservation.ts';

/**
 * What becomes of a payment by what the provider says of it now (BUY-3). Message, return page and our own question come
 * here, in any order, twice or never: it looks at what is so and not at what happened, so all come to the same. Rows go
 * forward only, but for a refund that failed, whose money is the dealer's again.
 */
export function settle(record: PaymentRecord, said: ProviderWord, now: Date): SettledPayment {
  const { payment } = record;
  if (said.account !== payment.accountRef || said.paymentId !== payment.id) {
    return { ...unchanged(record), payment: { ...payment, trouble: 'not_ours' } };
  }
  const known: PaymentRecord = {
    ...record,
    payment: { ...payment, sessionRef: said.session, ...declineOf(payment, said) },
  };
  const taken = takeMoney(known, said, now);
  const withDisputes = hearDisputes(taken, said);
  const news: PaymentNews[] = payment.declinedAt === taken.payment.declinedAt ? [] : ['declined'];
  const settled = hearRefunds(withDisputes, said.refunds, now);
  return { ...settled, news: [...news, ...settled.news] };
}

const unchanged = (record: PaymentRecord): SettledPayment => ({ ...record, asks: [], news: [] });

function declineOf(
  { declineCode, declinedAt }: Payment,
  { decline }: ProviderWord,
): Pick<Payment, 'declineCode' | 'declinedAt'> {
  const isNewer = decline !== null && (declinedAt === null || declinedAt < decline.at);
  return isNewer ? { declineCode: decline.code, declinedAt: decline.at } : { declineCode, declinedAt };
}

function takeMoney(record: PaymentRecord, said: ProviderWord, now: Date): SettledPayment {
  const { payment, reservation } = record;
  if (isPaid(payment)) return unchanged(record);
  if (said.state === 'closed') {
    const state = isOpenPayment(payment) ? 'cancelled' : payment.state;
    return unchanged({ ...record, payment: { ...payment, state } });
  }
  if (said.state !== 'paid') return unchanged(record);
  const capturedAt = said.paidAt ?? now;
  const paid: Payment = {
    ...payment,
    state: 'captured',
    capturedCents: said.capturedCents,
    currency: said.currency.toUpperCase(),
    capturedAt,
    providerPaymentId: said.payment,
    methodKind: said.method?.kind ?? null,
    methodBrand: said.method?.brand ?? null,
    methodLastFour: said.method?.lastFour ?? null,
  };
  const giveBack = (cause: 'mismatch' | 'late' | 'double', changed: Partial<SettledPayment> = {}) => ({
    ...record,
    payment: paid,
    asks: [{ cause, amountCents: paid.capturedCents, known: null }],
    news: ['returned' as const],
    ...changed,
  });
  if (paid.capturedCents !== payment.amountCents || paid.currency !== payment.currency) {
    return giveBack('mismatch', {
      payment: { ...paid, trouble: 'mismatch' },
      reservation: endedByMismatch(reservation, now),
    });
  }
  if (reservation === null) return { ...record, payment: paid, asks: [], news: [] };
  if (reservation.state === 'held' || reservation.state === 'completed') return giveBack('double');
  if (reservation.state !== 'pending') return giveBack('late');
  // From the payment and not from when we heard of it: whoever tells us first comes to the same hour.
  const expiresAt = addExactHours(capturedAt, reservation.holdHours);
  return {
    ...record,
    payment: paid,
    reservation: { ...reservation, state: 'held', expiresAt },
    asks: [],
    news: ['held'],
  };
}

function endedByMismatch(reservation: Reservation | null, now: Date): Reservation | null {
  if (reservation?.state !== 'pending') return reservation;
  return { ...reservation, state: 'cancelled', endedReason: 'mismatch', endedAt: now };
}

function hearDisputes(settled: SettledPayment, { disputes: said }: ProviderWord): SettledPayment {
  const { payment, disputes: known, news } = settled;
  const disputes = said.map(({ dispute, ...rest }): Dispute => ({
    paymentId: payment.id,
    providerDisputeId: dispute,
    ...rest,
  }));
  const before = new Set(known.map(({ providerDisputeId }) => providerDisputeId));
  const isNew = disputes.some(({ providerDisputeId }) => !before.has(providerDisputeId));
  const unsaid = known.filter((one) => !disputes.some((each) => isSame(each, one)));
  return {
    ...settled,
    disputes: [...unsaid, ...disputes],
    news: isNew ? [...news, 'disputed'] : news,
  };
}

const isSame = (one: Dispute, other: Dispute) => one.providerDisputeId === other.providerDisputeId;
