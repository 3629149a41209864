import type { StoreCases } from './isolation-case.ts';
import { digestOf } from './world-ids.ts';

const siteAlone = { as: ['site'], throughSharing: false } as const;
const now = new Date('2026-03-01T00:00:00Z');

export const cases: StoreCases<'sessions'> = {
  start: {
    ...siteAlone,
    does: 'writes',
    call: ({ sessions }, ids) =>
      sessions.start({
        visitorId: ids.visitor,
        tokenHash: digestOf(ids, 'another session'),
        device: null,
        expiresAt: now,
        now,
      }),
    succeeded: (started) => started,
  },
  find: {
    ...siteAlone,
    does: 'reads',
    call: ({ sessions }, ids) => sessions.find(digestOf(ids, 'visitorSession'), now),
    succeeded: (session) => session !== null,
  },
  renew: {
    ...siteAlone,
    does: 'writes',
    call: ({ sessions }, ids) =>
      sessions.renew({
        tokenHash: digestOf(ids, 'visitorSession'),
        nextTokenHash: digestOf(ids, 'renewed session'),
        expiresAt: new Date('2027-03-01T00:00:00Z'),
        unlessAfter: new Date('2100-01-01T00:00:00Z'),
        now,
      }),
    succeeded: (renewed) => renewed,
  },
  markUsed: {
    ...siteAlone,
    does: 'writes',
    call: ({ sessions }, ids) => sessions.markUsed(ids.of('visitorSession'), now),
    succeeded: (marked) => marked,
  },
  replaceUnused: {
    ...siteAlone,
    does: 'writes',
    call: ({ sessions }, ids) =>
      sessions.replaceUnused({
        tokenHash: digestOf(ids, 'visitorSession before'),
        nextTokenHash: digestOf(ids, 'renewed session'),
        unlessAfter: new Date('2100-01-01T00:00:00Z'),
        now,
      }),
    succeeded: (replaced) => replaced,
  },
  endOne: {
    ...siteAlone,
    does: 'writes',
    call: ({ sessions }, ids) => sessions.endOne(ids.visitor, ids.of('visitorSession')),
    succeeded: (ended) => ended,
  },
  list: {
    ...siteAlone,
    does: 'reads',
    call: ({ sessions }, { visitor }) => sessions.list(visitor, now, 10),
    succeeded: (found) => found.length === 1,
  },
  end: {
    ...siteAlone,
    does: 'writes',
    call: ({ sessions }, ids) => sessions.end(digestOf(ids, 'visitorSession')),
    succeeded: (ended) => ended,
  },
  endAll: {
    ...siteAlone,
    does: 'writes',
    call: ({ sessions }, { visitor }) => sessions.endAll(visitor),
    succeeded: (ended) => ended === 1,
  },
};
