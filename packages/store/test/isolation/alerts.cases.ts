import type { StoreCases } from './isolation-case.ts';

const siteAlone = { as: ['site'], throughSharing: false } as const;
const now = new Date('2026-03-01T00:00:00Z');

export const cases: StoreCases<'alerts'> = {
  consent: {
    ...siteAlone,
    does: 'writes',
    call: ({ alerts }, { visitor }) =>
      alerts.consent(visitor, { channel: 'sms', address: '+61400000009', wording: 'Yes' }, now),
    succeeded: (given) => given,
  },
  list: {
    ...siteAlone,
    does: 'reads',
    call: ({ alerts }, { visitor }) => alerts.list(visitor),
    succeeded: (found) => found.length === 1,
  },
  end: {
    ...siteAlone,
    does: 'writes',
    call: ({ alerts }, { visitor }) => alerts.end(visitor, 'email', now),
    succeeded: (ended) => ended,
  },
  endOne: {
    ...siteAlone,
    does: 'writes',
    call: ({ alerts }, ids) => alerts.endOne(ids.visitor, ids.of('alert'), now),
    succeeded: (ended) => ended,
  },
  unsubscribe: {
    ...siteAlone,
    does: 'writes',
    call: ({ alerts }, ids) => alerts.unsubscribe(ids.of('wayOut'), now),
    succeeded: (ended) => ended,
  },
  listWatched: {
    ...siteAlone,
    does: 'reads',
    call: ({ alerts }) => alerts.listWatched(null, 10),
    succeeded: (watched) => watched.length === 1,
  },
  addNotice: {
    ...siteAlone,
    does: 'writes',
    call: ({ alerts }, ids) =>
      alerts.addNotice({ alertId: ids.of('alert'), carId: ids.car, key: 'sold', news: 'sold' }, now),
    succeeded: (id) => id !== null,
  },
  findNotice: {
    ...siteAlone,
    does: 'reads',
    call: ({ alerts }, ids) => alerts.findNotice(ids.of('notice')),
    succeeded: (notice) => notice !== null,
  },
  markSent: {
    ...siteAlone,
    does: 'writes',
    call: ({ alerts }, ids) => alerts.markSent(ids.of('notice'), now),
    succeeded: (marked) => marked,
  },
};
