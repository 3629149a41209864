import type { ReservationId } from '@forecourt/domain/core/ids';
import type { Stores } from '../../src/stores.ts';
import type { StoreCases } from './isolation-case.ts';
import type { TenantIds } from './world-ids.ts';

const theirs = { as: ['site', 'staff', 'dealershipStaff'], throughSharing: false } as const;
const now = new Date('2026-03-01T00:00:00Z');
const laterThanAnyTest = new Date('2099-06-01T00:00:00Z');
const held = (ids: TenantIds) => ids.of('reservation') as ReservationId;
const wanted = (ids: TenantIds) => ids.of('another reservation') as ReservationId;

const free = ({ reservations }: Stores, ids: TenantIds) => reservations.release(held(ids), 'cancelled', now);
const hold = ({ reservations }: Stores, ids: TenantIds) =>
  reservations.hold(
    {
      id: wanted(ids),
      carId: ids.car,
      visitorId: null,
      leadId: null,
      amountCents: 20_000,
      name: null,
      email: null,
      phone: null,
      expiresAt: laterThanAnyTest,
    },
    now,
  );

export const cases: StoreCases<'reservations'> = {
  hold: {
    as: ['site'],
    does: 'writes',
    throughSharing: true,
    arrange: free,
    call: hold,
    succeeded: (result) => result === 'pending',
  },
  find: {
    ...theirs,
    does: 'reads',
    call: ({ reservations }, ids) => reservations.find(held(ids)),
    succeeded: (reservation) => reservation !== null,
  },
  findKeeping: {
    ...theirs,
    does: 'reads',
    call: ({ reservations }, { car }) => reservations.findKeeping(car),
    succeeded: (reservation) => reservation !== null,
  },
  confirm: {
    ...theirs,
    does: 'writes',
    arrange: async (stores, ids) => {
      await free(stores, ids);
      await hold(stores, ids);
    },
    call: ({ reservations }, ids) => reservations.confirm(wanted(ids), laterThanAnyTest, now),
    succeeded: (confirmed) => confirmed,
  },
  release: {
    ...theirs,
    does: 'writes',
    call: ({ reservations }, ids) => reservations.release(held(ids), 'expired', now),
    succeeded: (released) => released,
  },
  listExpired: {
    ...theirs,
    does: 'reads',
    call: ({ reservations }) => reservations.listExpired(laterThanAnyTest, 100),
    succeeded: (expired) => expired.length > 0,
  },
};
