import type { SiteId } from '@forecourt/domain/core/ids';
import type { StoreCases } from './isolation-case.ts';
import { wordOf } from './world-ids.ts';

export const cases: StoreCases<'sites'> = {
  find: {
    as: ['site', 'staff', 'dealershipStaff'],
    does: 'reads',
    throughSharing: false,
    call: ({ sites }, { site }) => sites.find(site),
    succeeded: (site) => site?.dealershipCount === 1 && site.locationCount === 1,
  },
  list: {
    as: ['site', 'staff', 'dealershipStaff'],
    does: 'reads',
    throughSharing: false,
    call: ({ sites }) => sites.list({ limit: 10 }),
    succeeded: (found) => found.length > 0,
  },
  create: {
    as: ['operator'],
    does: 'writes',
    throughSharing: false,
    call: ({ sites }, ids) =>
      sites.create({
        id: ids.of('newSite') as SiteId,
        accountId: ids.account,
        slug: `${wordOf(ids.letter)}1-new`,
        template: 'plain',
        name: 'New',
        dealershipId: ids.dealership,
        manufacturerId: null,
        timeZone: 'Australia/Perth',
      }),
    succeeded: (created) => created.ok,
  },
  listDomains: {
    as: ['site', 'staff', 'dealershipStaff'],
    does: 'reads',
    throughSharing: false,
    call: ({ sites }, { site }) => sites.listDomains(site, 10),
    succeeded: (domains) => domains.length === 1,
  },
  addDomain: {
    as: ['staff', 'dealershipStaff'],
    does: 'writes',
    throughSharing: false,
    call: ({ sites }, { site }) => sites.addDomain(site, 'new-host.test'),
    succeeded: (added) => added.ok,
  },
  removeDomain: {
    as: ['staff', 'dealershipStaff'],
    does: 'writes',
    throughSharing: false,
    call: ({ sites }, { site, letter }) => sites.removeDomain(site, `${wordOf(letter)}1.test`),
    succeeded: (was) => was,
  },
};
