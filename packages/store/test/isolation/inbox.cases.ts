import type { LeadId } from '@forecourt/domain/core/ids';
import type { StoreCases } from './isolation-case.ts';
import { wordOf } from './world-ids.ts';

const reading = { as: ['site', 'staff', 'dealershipStaff'], does: 'reads', throughSharing: false } as const;
/** Sites have no inbox: what it is found by asks where staff read leads. */
const ofStaff = { ...reading, as: ['staff', 'dealershipStaff'] } as const;
const now = new Date('2026-03-01T00:00:00Z');

export const cases: StoreCases<'inbox'> = {
  reach: {
    ...ofStaff,
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
    ...ofStaff,
    call: ({ inbox }, { dealership, staff }) =>
      inbox.counts({ staffId: staff, dealershipIds: [dealership] }, now),
    succeeded: ({ open, unfinished }) => open + unfinished === 1,
  },
  list: {
    ...ofStaff,
    async call({ inbox }, { dealership, staff: staffId }) {
      const query = { staffId, dealershipIds: [dealership], text: null, after: null, limit: 10 };
      return [
        ...(await inbox.list({ ...query, tab: 'open' })),
        ...(await inbox.list({ ...query, tab: 'unfinished' })),
        ...(await inbox.list({ ...query, tab: 'done' })),
        ...(await inbox.list({ ...query, tab: 'mine' })),
      ];
    },
    succeeded: (leads) => leads.length === 1,
  },
  listFitting: {
    ...ofStaff,
    async call({ inbox }, { dealership, staff: staffId }) {
      const any = { subjects: null, whose: null, stage: null, deliveries: null, leastSpam: null };
      const fits = { ...any, since: new Date(0) };
      const query = { staffId, dealershipIds: [dealership], text: null, after: null, limit: 10, fits };
      const open = await inbox.listFitting({ ...query, tab: 'open' });
      return open.leads.length > 0 ? open : inbox.listFitting({ ...query, tab: 'unfinished' });
    },
    succeeded: ({ leads }) => leads.length === 1,
  },
  standingAlone: {
    ...ofStaff,
    call: ({ inbox }, { lead }) => inbox.standingAlone([lead]),
    succeeded: (leads) => leads.length === 1,
  },
  hands: {
    ...ofStaff,
    call: ({ inbox }, { dealershipStaff }) =>
      inbox.hands(100).then((hands) => hands.filter(({ id }) => id === dealershipStaff)),
    succeeded: (hands) => hands.length === 1,
  },
  deliveries: {
    ...reading,
    call: ({ inbox }, { lead }) => inbox.deliveries([lead], 10),
    succeeded: (found) => found.length > 0 && found.every(({ tries }) => tries.length > 0),
  },
  export: {
    ...reading,
    as: ['staff', 'dealershipStaff'],
    call: ({ inbox }, { dealership }) =>
      inbox.export({ dealershipIds: [dealership], since: new Date(0), after: null, limit: 10 }),
    succeeded: (leads) => leads.length > 0,
  },
  standing: {
    ...reading,
    call: ({ inbox }, { lead }) => inbox.standing(lead),
    succeeded: (standing) => standing !== null,
  },
  tellOpening: {
    ...ofStaff,
    call: ({ inbox }, { lead, staff }) => inbox.tellOpening(lead, { openingId: staff, state: 'here' }),
    succeeded: (id) => id !== null,
  },
  namesOn: {
    ...ofStaff,
    call: ({ inbox }, { lead }) => inbox.namesOn([lead]),
    succeeded: (names) => names.length > 0,
  },
  events: {
    ...reading,
    call: ({ inbox }, { lead }) => inbox.events([lead], 10),
    succeeded: (events) => events.length > 0,
  },
  parts: {
    ...reading,
    call: ({ inbox }, { lead }) => inbox.parts(lead, 10),
    succeeded: (parts) => parts.length === 1,
  },
  dealings: {
    ...reading,
    as: ['staff', 'dealershipStaff'],
    call: ({ inbox }, { lead }) => inbox.dealings([lead]),
    succeeded: (found) => Object.values(found).every((ofKind: readonly unknown[]) => ofKind.length > 0),
  },
  repeats: {
    ...reading,
    as: ['staff', 'dealershipStaff'],
    call: ({ inbox }, { letter }) =>
      inbox.repeats({ leadId: null, email: `buyer@${wordOf(letter)}1.test`, phone: null }, 10),
    succeeded: (found) => found.length === 1,
  },
  merge: {
    ...reading,
    as: ['staff', 'dealershipStaff'],
    does: 'writes',
    arrange: async ({ inbox }, ids) => {
      const standing = await inbox.standing(ids.lead);
      return standing && inbox.split({ into: standing, from: ids.of('mergedLead') as LeadId }, now);
    },
    async call({ inbox }, ids) {
      const { lead } = ids;
      const from = ids.of('mergedLead') as LeadId;
      const [one, other] = [await inbox.standing(lead), await inbox.standing(from)];
      const versions = { into: one ?? { id: lead, version: '' }, from: other ?? { id: from, version: '' } };
      return inbox.merge(versions, now);
    },
    succeeded: (outcome) => outcome === 'done',
  },
  split: {
    ...reading,
    as: ['staff', 'dealershipStaff'],
    does: 'writes',
    async call({ inbox }, ids) {
      const into = (await inbox.standing(ids.lead)) ?? { id: ids.lead, version: '' };
      return inbox.split({ into, from: ids.of('mergedLead') as LeadId }, now);
    },
    succeeded: (outcome) => outcome === 'done',
  },
  change: {
    ...reading,
    does: 'writes',
    async call({ inbox }, { lead }) {
      const standing = await inbox.standing(lead);
      return standing !== null && inbox.change(lead, standing.version, { stage: 'contacted' }, now);
    },
    succeeded: (was) => was,
  },
};
