import type { StoreCases } from './isolation-case.ts';
import type { TenantIds } from './world-ids.ts';

const reading = { as: ['site', 'staff', 'dealershipStaff'], does: 'reads', throughSharing: false } as const;
const writing = { ...reading, as: ['staff', 'dealershipStaff'], does: 'writes' } as const;
const now = new Date('2026-03-01T00:00:00Z');
const domainOf = (ids: TenantIds) => ids.of('mailDomain');

export const cases: StoreCases<'mailDomains'> = {
  list: {
    ...reading,
    call: ({ mailDomains }, { site }) => mailDomains.list(site, 10),
    succeeded: (found) => found.length === 1,
  },
  find: {
    ...reading,
    call: ({ mailDomains }, ids) => mailDomains.find(domainOf(ids)),
    succeeded: (domain) => domain !== null,
  },
  findProved: {
    ...reading,
    call: ({ mailDomains }, { site }) => mailDomains.findProved(site),
    succeeded: (domain) => domain !== null,
  },
  add: {
    ...writing,
    call: ({ mailDomains }, { site }) => mailDomains.add(site, 'another.test', now),
    succeeded: (id) => id !== null,
  },
  remove: {
    ...writing,
    call: ({ mailDomains }, ids) => mailDomains.remove(domainOf(ids)),
    succeeded: (removed) => removed,
  },
  note: {
    ...reading,
    does: 'writes',
    call: ({ mailDomains }, ids) =>
      mailDomains.note(domainOf(ids), { dkim: true, spf: false, returnPath: true }, now),
    succeeded: (noted) => noted,
  },
};
