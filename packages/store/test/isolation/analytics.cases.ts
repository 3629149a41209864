import type { StoreCases } from './isolation-case.ts';
import type { TenantIds } from './world-ids.ts';

const eventOf = ({ dealership, car, visitor }: TenantIds) => ({
  kind: 'favourite',
  eventId: 39,
  dealershipId: dealership,
  carId: car,
  visitorId: visitor,
  path: null,
  details: {},
  at: new Date(0),
});

export const cases: StoreCases<'analytics'> = {
  append: {
    as: ['site'],
    does: 'writes',
    throughSharing: true,
    call: ({ analytics }, ids) => analytics.append([eventOf(ids)]),
    succeeded: () => true,
  },
  appendOnce: {
    as: ['site'],
    does: 'writes',
    throughSharing: true,
    call: ({ analytics }, ids) =>
      analytics.appendOnce(eventOf(ids), { visitBeganAt: new Date('2026-03-01T00:00:00Z'), key: 'once' }),
    succeeded: (isAdded) => isAdded,
  },
};
