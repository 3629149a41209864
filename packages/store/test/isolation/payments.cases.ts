import type { PaymentId, ReservationId } from '@forecourt/domain/core/ids';
import type { StoreCases } from './isolation-case.ts';
import type { TenantIds } from './world-ids.ts';

const now = new Date('2026-03-01T00:00:00Z');
const paymentOf = (ids: TenantIds) => ids.of('payment') as PaymentId;

export const cases: StoreCases<'payments'> = {
  start: {
    as: ['site'],
    does: 'writes',
    throughSharing: false,
    call: ({ payments }, ids) =>
      payments.start(
        {
          id: ids.of('another payment') as PaymentId,
          dealershipId: ids.dealership,
          reservationId: ids.of('reservation') as ReservationId,
          reference: null,
          provider: 'cards',
          requestKey: 'another-request',
          amountCents: 20_000,
        },
        now,
      ),
    succeeded: (result) => result.ok && !result.value.repeated,
  },
  find: {
    as: ['site', 'staff', 'dealershipStaff'],
    does: 'reads',
    throughSharing: false,
    call: ({ payments }, ids) => payments.find(paymentOf(ids)),
    succeeded: (payment) => payment !== null,
  },
  record: {
    as: ['site', 'staff', 'dealershipStaff'],
    does: 'writes',
    throughSharing: false,
    call: ({ payments }, ids) =>
      payments.record(paymentOf(ids), {
        providerEventId: 'another-event',
        kind: 'captured',
        state: 'captured',
        providerPaymentId: 'pay-1',
        refundedCents: null,
        error: null,
        details: {},
        at: now,
      }),
    succeeded: (result) => result === 'recorded',
  },
};
