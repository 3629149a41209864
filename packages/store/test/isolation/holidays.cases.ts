import type { StoreCases } from './isolation-case.ts';

/** Public holidays have no tenant: whoever has a scope reads them. */
export const cases: StoreCases<'holidays'> = {
  list: {
    as: ['site', 'staff', 'dealershipStaff', 'operator'],
    does: 'reads',
    throughSharing: true,
    call: ({ holidays }) => holidays.list(10),
    succeeded: (found) => found.length === 10,
  },
};
