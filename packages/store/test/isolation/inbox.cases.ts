import type { StoreCases } from './isolation-case.ts';

const reading = { as: ['site', 'staff', 'dealershipStaff'], does: 'reads', throughSharing: false } as const;
const now = new Date('2026-03-01T00:00:00Z');

export const cases: StoreCases<'inbox'> = {
  reach: {
    ...reading,
    as: ['staff', 'dealershipStaff'],
    async call({ inbox }, { dealership, site }) {
      const { dealershipIds, siteIds } = await inbox.reach();
      return {
        dealershipIds: new Set([...dealershipIds].filter((id) => id === dealership)),
        siteIds: new Set([...siteIds].filter((id) => id === site)),
      };
    },
    succeeded: ({ dealershipIds, siteIds }) => dealershipIds.size + siteIds.size > 0,
  },
  counts: {
    ...reading,
    call: ({ inbox }, { dealership, staff }) =>
      inbox.counts({ staffId: staff, dealershipIds: [dealership] }, now),
    succeeded: ({ open, unfinished }) => open + unfinished === 1,
  },
  list: {
    ...reading,
    async call({ inbox }, { dealership, staff: staffId }) {
      const query = { staffId, dealershipIds: [dealership], text: null, after: null, limit: 10 };
      return [
        ...(await inbox.list({ ...query, tab: 'open' })),
        ...(await inbox.list({ ...query, tab: 'unfinished' })),
      ];
    },
    succeeded: (leads) => leads.length === 1,
  },
  versionOf: {
    ...reading,
    call: ({ inbox }, { lead }) => inbox.versionOf(lead),
    succeeded: (version) => version !== null,
  },
  change: {
    ...reading,
    does: 'writes',
    async call({ inbox }, { lead }) {
      const version = await inbox.versionOf(lead);
      return version !== null && inbox.change(lead, version, { stage: 'contacted' }, now);
    },
    succeeded: (was) => was,
  },
};
