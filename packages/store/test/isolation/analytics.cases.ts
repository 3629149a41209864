import type { StoreCases } from './isolation-case.ts';

export const cases: StoreCases<'analytics'> = {
  append: {
    as: ['site'],
    does: 'writes',
    throughSharing: true,
    call: ({ analytics }, { dealership, car, visitor }) =>
      analytics.append([
        {
          kind: 'favourite',
          eventId: 39,
          dealershipId: dealership,
          carId: car,
          visitorId: visitor,
          path: null,
          details: {},
          at: new Date(0),
        },
      ]),
    succeeded: () => true,
  },
};
