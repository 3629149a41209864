import type { StoreCases } from './isolation-case.ts';

const now = new Date('2026-03-01T00:00:00Z');

export const cases: StoreCases<'paymentAccounts'> = {
  find: {
    as: ['site', 'staff', 'dealershipStaff'],
    does: 'reads',
    throughSharing: true,
    call: ({ paymentAccounts }, { dealership }) => paymentAccounts.find(dealership, 'cards'),
    succeeded: (account) => account !== null,
  },
  save: {
    as: ['staff', 'dealershipStaff'],
    does: 'writes',
    throughSharing: false,
    call: ({ paymentAccounts }, { dealership, letter }) =>
      paymentAccounts.save(
        {
          dealershipId: dealership,
          provider: 'other cards',
          accountRef: `another account of ${letter}`,
          state: 'active',
          canCharge: true,
          descriptor: null,
        },
        now,
      ),
    succeeded: (saved) => saved,
  },
};
