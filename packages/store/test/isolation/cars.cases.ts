import { buildCar } from '@forecourt/testkit/build-car';
import type { StoreCases } from './isolation-case.ts';
import { wordOf } from './world-ids.ts';

const reading = { as: ['site', 'staff', 'dealershipStaff'], does: 'reads', throughSharing: true } as const;
const writing = { as: ['staff', 'dealershipStaff'], does: 'writes', throughSharing: false } as const;
const now = new Date('2026-03-01T00:00:00Z');

export const cases: StoreCases<'cars'> = {
  findOutline: {
    ...reading,
    call: ({ cars }, { car }) => cars.findOutline(car),
    succeeded: (car) => car?.name !== undefined,
  },
  findById: {
    ...reading,
    call: ({ cars }, { car }) => cars.findById(car),
    // A child that is missing would have been hidden from its own tenant.
    succeeded: (car) =>
      car?.photos.length === 1 &&
      car.lenders.length === 2 &&
      car.priceHistory.length === 1 &&
      car.variant !== null &&
      car.views === 7,
  },
  findBySlug: {
    ...reading,
    call: ({ cars }, { letter }) => cars.findBySlug(`${wordOf(letter)}1-car`),
    succeeded: (car) => car !== null,
  },
  listByIds: {
    ...reading,
    call: ({ cars }, { car }) => cars.listByIds([car]),
    succeeded: (found) => found.length === 1,
  },
  listRates: {
    as: ['site', 'staff', 'dealershipStaff'],
    does: 'reads',
    throughSharing: true,
    call: ({ cars }, ids) => cars.listRates(`lender of ${ids.letter}`, 10),
    succeeded: (rates) => rates.length === 1,
  },
  listNewest: {
    ...reading,
    call: ({ cars }) => cars.listNewest({ limit: 100 }),
    succeeded: (found) => found.length > 0,
  },
  findToChange: {
    ...reading,
    as: ['staff', 'dealershipStaff'],
    throughSharing: false,
    call: ({ cars }, { car }) => cars.findToChange(car),
    succeeded: (car) => car !== null,
  },
  save: {
    ...writing,
    call: ({ cars }, { car, dealership, letter }) =>
      cars.save(buildCar({ id: car, dealershipId: dealership, slug: `${wordOf(letter)}1-car` }), now),
    succeeded: (result) => result === 'saved',
  },
  setPrices: {
    ...writing,
    call: ({ cars }, { car }) =>
      cars.setPrices(car, { priceCents: 100, beforePriceCents: null, offerPriceCents: null }, now),
    succeeded: (changed) => changed,
  },
  setStatus: {
    ...writing,
    call: ({ cars }, { car }) => cars.setStatus(car, 'sold', now),
    succeeded: (changed) => changed,
  },
  setShown: {
    ...writing,
    call: ({ cars }, { car }) => cars.setShown(car, false),
    succeeded: (changed) => changed,
  },
  markReserved: {
    ...writing,
    call: ({ cars }, { car }) => cars.markReserved(car),
    succeeded: (changed) => changed,
  },
  release: {
    ...writing,
    arrange: ({ cars }, { car }) => cars.markReserved(car),
    call: ({ cars }, { car }) => cars.release(car),
    succeeded: (changed) => changed,
  },
};
