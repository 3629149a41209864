import type { StoreCases } from './isolation-case.ts';

export const cases: StoreCases<'outbox'> = {
  // A site may ask for its stock to be indexed again: the index reads the truth, and not the request.
  append: {
    as: ['site', 'staff', 'dealershipStaff'],
    does: 'writes',
    throughSharing: true,
    call: ({ outbox }, { dealership, car }) =>
      outbox.append([{ dealershipId: dealership, carId: car, kind: 'car_changed' }]),
    succeeded: () => true,
  },
};
