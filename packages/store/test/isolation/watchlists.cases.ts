import type { StoreCases } from './isolation-case.ts';

export const cases: StoreCases<'watchlists'> = {
  save: {
    as: ['site'],
    does: 'writes',
    throughSharing: false,
    arrange: ({ watchlists }, { visitor, car }) => watchlists.remove(visitor, car),
    call: ({ watchlists }, { visitor, car }) => watchlists.save(visitor, car, new Date(0)),
    succeeded: (saved) => saved,
  },
  remove: {
    as: ['site'],
    does: 'writes',
    throughSharing: false,
    call: ({ watchlists }, { visitor, car }) => watchlists.remove(visitor, car),
    succeeded: (removed) => removed,
  },
  list: {
    as: ['site', 'staff', 'dealershipStaff'],
    does: 'reads',
    throughSharing: false,
    call: ({ watchlists }, { visitor }) => watchlists.list(visitor, 10),
    succeeded: (entries) => entries.length === 1,
  },
};
