import type { Dispute } from '../dispute.ts';
import type { PaymentRecord } from '../payment-record.ts';
import type { Payment } from '../payment.ts';
import type { ProviderWord, RefundWord } from '../provider-word.ts';
import type { Refund } from '../refund.ts';
import type { Reservation } from '../reservation.ts';

export const startedAt = new Date('2026-03-01T00:00:00Z');
export const paidAt = new Date('2026-03-01T00:10:00Z');
export const toPayUntil = new Date('2026-03-01T00:30:00Z');
export const heldUntil = new Date('2026-03-03T00:10:00Z');
export const account = 'acct_harbour';
const id = (digit: string) => `01900000-0000-7000-8000-00000000000${digit}` as never;

export const pending: Reservation = {
  id: id('1'),
  siteId: id('2'),
  dealershipId: id('3'),
  carId: id('4'),
  visitorId: null,
  leadId: null,
  state: 'pending',
  amountCents: 20_000,
  priceCents: 2_499_000,
  priceBasis: null,
  termsVersion: null,
  holdHours: 48,
  refundPercent: 100,
  name: 'Alex Nguyen',
  email: null,
  phone: null,
  postcode: null,
  expiresAt: toPayUntil,
  endedReason: null,
  endedAt: null,
  extendedBy: null,
  createdAt: startedAt,
};

export const started: Payment = {
  id: id('5'),
  siteId: pending.siteId,
  dealershipId: pending.dealershipId,
  reservationId: pending.id,
  visitorId: null,
  reference: null,
  purpose: 'deposit',
  provider: 'stripe',
  accountRef: account,
  requestKey: `pay_${String(id('5'))}`,
  sessionRef: 'cs_1',
  providerPaymentId: null,
  look: 'fields',
  state: 'started',
  amountCents: 20_000,
  capturedCents: 0,
  refundedCents: 0,
  currency: 'AUD',
  capturedAt: null,
  methodKind: null,
  methodBrand: null,
  methodLastFour: null,
  declineCode: null,
  declinedAt: null,
  trouble: null,
  lastError: null,
  createdAt: startedAt,
};

/** A payment that waits for its buyer. */
export function buildRecord(change: Partial<PaymentRecord> = {}): PaymentRecord {
  return { payment: started, reservation: pending, refunds: [], disputes: [], ...change };
}

/** A car that is paid for. */
export const held = buildRecord({
  payment: {
    ...started,
    state: 'captured',
    capturedCents: 20_000,
    capturedAt: paidAt,
    providerPaymentId: 'pi_1',
  },
  reservation: { ...pending, state: 'held', expiresAt: heldUntil },
});

export function buildRefund(change: Partial<Refund> = {}): Refund {
  return {
    id: id('6'),
    paymentId: started.id,
    cause: 'let_go',
    amountCents: 20_000,
    requestKey: `ref_${String(id('6'))}`,
    providerRefundId: null,
    state: 'asked',
    failure: null,
    reference: null,
    askedAt: paidAt,
    sentAt: null,
    settledAt: null,
    ...change,
  };
}

export const dispute: Dispute = {
  paymentId: started.id,
  providerDisputeId: 'dp_1',
  amountCents: 20_000,
  reason: 'fraudulent',
  state: 'open',
  evidenceDueAt: heldUntil,
};

/** What the provider says of a session that nobody has paid. */
export function buildWord(change: Partial<ProviderWord> = {}): ProviderWord {
  return {
    account,
    paymentId: started.id,
    session: 'cs_1',
    state: 'open',
    capturedCents: 0,
    currency: 'aud',
    payment: null,
    paidAt: null,
    method: null,
    decline: null,
    refunds: [],
    disputes: [],
    ...change,
  };
}

export const paidWord = (change: Partial<ProviderWord> = {}) =>
  buildWord({
    state: 'paid',
    capturedCents: 20_000,
    payment: 'pi_1',
    paidAt,
    method: { kind: 'card', brand: 'visa', lastFour: '4242' },
    ...change,
  });

export const refundWord = (change: Partial<RefundWord> = {}): RefundWord => ({
  refund: 're_1',
  refundId: buildRefund().id,
  amountCents: 20_000,
  state: 'pending',
  failure: null,
  reference: null,
  ...change,
});
