import type { StoreCases } from './isolation-case.ts';

const now = new Date('2026-03-01T00:00:00Z');

export const cases: StoreCases<'savedViews'> = {
  read: {
    as: ['dealershipStaff'],
    does: 'reads',
    throughSharing: false,
    call: ({ savedViews }, { dealershipStaff }) => savedViews.read(dealershipStaff),
    succeeded: ({ version }) => version > 0,
  },
  replace: {
    as: ['dealershipStaff'],
    does: 'writes',
    throughSharing: false,
    call: ({ savedViews }, { dealershipStaff }) =>
      savedViews.replace(dealershipStaff, { version: 1, views: [], now }),
    succeeded: (was) => was,
  },
};
