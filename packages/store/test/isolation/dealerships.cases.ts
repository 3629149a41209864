import type { StoreCases } from './isolation-case.ts';

export const cases: StoreCases<'dealerships'> = {
  find: {
    as: ['site', 'staff', 'dealershipStaff'],
    does: 'reads',
    throughSharing: true,
    call: ({ dealerships }, { dealership }) => dealerships.find(dealership),
    succeeded: (found) => found !== null,
  },
  listShown: {
    as: ['site', 'staff', 'dealershipStaff'],
    does: 'reads',
    throughSharing: false,
    call: ({ dealerships }, { site }) => dealerships.listShown(site, 10),
    succeeded: (shown) => shown.length === 1,
  },
  list: {
    as: ['site', 'staff', 'dealershipStaff'],
    does: 'reads',
    throughSharing: true,
    call: ({ dealerships }) => dealerships.list({ limit: 10 }),
    succeeded: (found) => found.length > 0,
  },
  listSharing: {
    as: ['site', 'staff', 'dealershipStaff'],
    does: 'reads',
    throughSharing: true,
    call: ({ dealerships }, { dealership }) => dealerships.listSharing(dealership, 10),
    succeeded: (sharing) => sharing.length > 0,
  },
  share: {
    as: ['staff'],
    does: 'writes',
    throughSharing: false,
    call: ({ dealerships }, { site, otherDealership }) =>
      dealerships.share({ siteId: site, dealershipId: otherDealership, position: 2 }),
    succeeded: () => true,
  },
  revoke: {
    as: ['staff', 'dealershipStaff'],
    does: 'writes',
    throughSharing: false,
    call: ({ dealerships }, { site, dealership }) => dealerships.revoke(dealership, site),
    succeeded: (was) => was,
  },
};
