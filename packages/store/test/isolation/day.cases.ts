import type { StoreCases } from './isolation-case.ts';

const reading = { as: ['staff', 'dealershipStaff'], does: 'reads', throughSharing: false } as const;

export const cases: StoreCases<'day'> = {
  answered: {
    ...reading,
    call: ({ day }) => day.answered(new Date('2020-01-01T00:00:00Z'), new Date('2020-02-01T00:00:00Z')),
    succeeded: ({ all, dealerships }) => all.waiting > 0 && dealerships.length > 0,
  },
  bookings: {
    ...reading,
    call: ({ day }) => day.bookings(new Date('2098-06-01T02:00:00Z')),
    succeeded: (booked) => new Set(booked.map(({ kind }) => kind)).size === 2,
  },
};
