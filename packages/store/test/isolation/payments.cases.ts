import type { PaymentId, RefundId, ReservationId } from '@forecourt/domain/core/ids';
import type { Stores } from '../../src/stores.ts';
import type { StoreCases } from './isolation-case.ts';
import type { TenantIds } from './world-ids.ts';

const now = new Date('2026-03-01T00:00:00Z');
const theirs = { as: ['site', 'staff', 'dealershipStaff'], throughSharing: false } as const;
const paymentOf = (ids: TenantIds) => ids.of('payment') as PaymentId;
const refundOf = (ids: TenantIds) => ids.of('refund') as RefundId;
const stateOf = async ({ payments }: Stores, ids: TenantIds) =>
  (await payments.find(paymentOf(ids)))?.state ?? null;
const refundStateOf = async ({ payments }: Stores, ids: TenantIds) =>
  (await payments.findRefund(refundOf(ids)))?.refund.state ?? null;

export const cases: StoreCases<'payments'> = {
  start: {
    as: ['site'],
    does: 'writes',
    throughSharing: false,
    arrange: ({ payments }, ids) => payments.noteClosed(paymentOf(ids), now),
    call: ({ payments }, ids) =>
      payments.start(
        {
          id: ids.of('another payment') as PaymentId,
          dealershipId: ids.dealership,
          reservationId: ids.of('reservation') as ReservationId,
          visitorId: null,
          reference: null,
          provider: 'cards',
          requestKey: 'another-request',
          amountCents: 20_000,
          accountRef: 'account',
          request: {
            description: 'Deposit',
            descriptor: null,
            email: null,
            look: 'fields',
            returnUrl: 'https://a.example/',
            expiresAt: now,
          },
        },
        now,
      ),
    succeeded: (result) => result.ok && !result.value.repeated,
  },
  find: {
    ...theirs,
    does: 'reads',
    call: ({ payments }, ids) => payments.find(paymentOf(ids)),
    succeeded: (payment) => payment !== null,
  },
  findStart: {
    ...theirs,
    does: 'reads',
    call: ({ payments }, ids) => payments.findStart(paymentOf(ids)),
    succeeded: (start) => start !== null,
  },
  keepSession: {
    ...theirs,
    does: 'writes',
    call: ({ payments }, ids) =>
      payments.keepSession(paymentOf(ids), { session: 'cs', clientSecret: 'secret', hostedUrl: null }),
    succeeded: () => true,
  },
  findRecord: {
    ...theirs,
    does: 'reads',
    call: ({ payments }, ids) => payments.findRecord(paymentOf(ids)),
    succeeded: (record) => record !== null,
  },
  lockRecord: {
    ...theirs,
    does: 'reads',
    call: ({ payments }, ids) => payments.lockRecord(paymentOf(ids)),
    succeeded: (record) => record !== null,
  },
  listRecords: {
    ...theirs,
    does: 'reads',
    call: ({ payments }, ids) => payments.listRecords(ids.of('reservation') as ReservationId),
    succeeded: (records) => records.length > 0,
  },
  settle: {
    ...theirs,
    does: 'writes',
    async call({ payments }, ids) {
      const record = await payments.lockRecord(paymentOf(ids));
      if (!record) return [];
      const payment = { ...record.payment, declineCode: 'no' };
      return payments.settle(record, { ...record, payment, asks: [], news: ['declined'] }, now);
    },
    succeeded: () => true,
  },
  askRefunds: {
    ...theirs,
    does: 'writes',
    call: ({ payments }, ids) =>
      payments.askRefunds([{ paymentId: paymentOf(ids), cause: 'let_go', amountCents: 100 }], now),
    succeeded: (refunds) => refunds.length === 1,
  },
  findRefund: {
    ...theirs,
    does: 'reads',
    call: ({ payments }, ids) => payments.findRefund(refundOf(ids)),
    succeeded: (refund) => refund !== null,
  },
  countRefundTry: {
    ...theirs,
    does: 'writes',
    call: ({ payments }, ids) => payments.countRefundTry(refundOf(ids), now),
    succeeded: () => true,
  },
  noteRefund: {
    ...theirs,
    does: 'writes',
    async call(stores, ids) {
      const sent = { providerRefundId: `re ${ids.letter}`, state: 'sent', failure: null } as const;
      await stores.payments.noteRefund(refundOf(ids), sent, now);
      await refundStateOf(stores, ids);
    },
    succeeded: () => true,
  },
  noteClosed: {
    ...theirs,
    does: 'writes',
    async call(stores, ids) {
      await stores.payments.noteClosed(paymentOf(ids), now);
      await stateOf(stores, ids);
    },
    succeeded: () => true,
  },
  listTroubles: {
    as: ['site'],
    does: 'reads',
    throughSharing: false,
    call: ({ payments }) => payments.listTroubles(100),
    succeeded: (troubles) => troubles.length > 0,
  },
};
