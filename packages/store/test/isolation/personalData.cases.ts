import type { KnownPerson } from '@forecourt/app/ports/accounts/personal-data-store.port';
import type { StoreCases } from './isolation-case.ts';
import { phoneOf, type TenantIds } from './world-ids.ts';

const siteAlone = { as: ['site'], throughSharing: false } as const;
const longAgo = new Date('2019-01-01T00:00:00Z');
const before = new Date('2020-01-01T00:00:00Z');
const personOf = (ids: TenantIds): KnownPerson => ({
  visitorId: ids.visitor,
  phone: phoneOf(ids),
  email: null,
});

export const cases: StoreCases<'personalData'> = {
  count: {
    ...siteAlone,
    does: 'reads',
    call: ({ personalData }, ids) => personalData.count(personOf(ids)),
    succeeded: (counts) => counts['visitors'] === 1 && counts['leads'] === 1,
  },
  export: {
    ...siteAlone,
    does: 'writes',
    call: ({ personalData }, ids) => personalData.export(personOf(ids), 'visitor'),
    succeeded: ({ rows }) => rows['visitors']?.length === 1 && rows['leads']?.length === 1,
  },
  listFiles: {
    ...siteAlone,
    does: 'reads',
    call: ({ personalData }, ids) => personalData.listFiles(personOf(ids)),
    succeeded: (files) => files.length > 0,
  },
  listPrivateKeys: {
    ...siteAlone,
    does: 'reads',
    call: ({ personalData }, ids) => personalData.listPrivateKeys(personOf(ids)),
    succeeded: (keys) => keys.length > 0,
  },
  erase: {
    ...siteAlone,
    does: 'writes',
    call: ({ personalData }, ids) => personalData.erase(personOf(ids), 'visitor'),
    succeeded: (counts) => counts['visitors'] === 1 && counts['leads'] === 1,
  },
  expire: {
    ...siteAlone,
    does: 'writes',
    async arrange({ sessions, visitors }, ids) {
      await sessions.endAll(ids.visitor);
      await visitors.welcome(phoneOf(ids), longAgo);
    },
    call: ({ personalData }) =>
      personalData.expire(
        { leadsBefore: before, visitorsBefore: before, analyticsBefore: before, keysBefore: before },
        10,
      ),
    succeeded: (counts) => counts['visitors'] === 1,
  },
};
