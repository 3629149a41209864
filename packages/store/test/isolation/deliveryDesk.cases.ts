import type { DeliveryId } from '@forecourt/domain/core/ids';
import type { StoreCases } from './isolation-case.ts';

const reading = { as: ['staff', 'dealershipStaff'], does: 'reads', throughSharing: false } as const;
const since = new Date('2020-01-01T00:00:00Z');

export const cases: StoreCases<'deliveryDesk'> = {
  figures: {
    ...reading,
    call: ({ deliveryDesk }) => deliveryDesk.figures(since),
    succeeded: (found) =>
      found.some(
        ({ destination, waiting, lastTries }) => destination && waiting === 1 && lastTries.length === 1,
      ),
  },
  list: {
    ...reading,
    async call({ deliveryDesk }, { dealership }) {
      const query = { state: 'pending', destinationId: null, before: null, limit: 10 } as const;
      return [
        ...(await deliveryDesk.list({ ...query, dealershipId: dealership })),
        ...(await deliveryDesk.list({ ...query, dealershipId: null })),
      ];
    },
    succeeded: (found) => found.length >= 2,
  },
  listByIds: {
    ...reading,
    as: ['site', 'staff', 'dealershipStaff'],
    call: ({ deliveryDesk }, ids) => deliveryDesk.listByIds([ids.of('delivery') as DeliveryId]),
    succeeded: (found) => found.length === 1,
  },
  delivered: {
    ...reading,
    call: ({ deliveryDesk }) => deliveryDesk.delivered(since),
    succeeded: ({ captured }) => captured > 0,
  },
  failing: {
    ...reading,
    as: ['operator'],
    call: ({ deliveryDesk }) => deliveryDesk.failing(),
    succeeded: (accounts) => accounts.some(({ waiting }) => waiting > 0),
  },
};
