import type { SearchState } from '@forecourt/domain/stock/search/search-state';
import type { StoreCases } from './isolation-case.ts';
import { searchSecretOf } from './saved-search-rows.ts';

const siteAlone = { as: ['site'], throughSharing: false } as const;
const now = new Date('2026-03-01T00:00:00Z');
const later = new Date('2027-03-01T00:00:00Z');
const state: SearchState = { query: '', page: 1, sortBy: 'latest', lists: {}, ranges: {} };

export const cases: StoreCases<'savedSearches'> = {
  add: {
    ...siteAlone,
    does: 'writes',
    call: ({ savedSearches }, { visitor, letter }) =>
      savedSearches.add(
        {
          visitorId: visitor,
          email: 'new@example.com',
          name: 'Utes',
          state,
          href: '/search',
          keys: ['body:ute'],
          wording: 'Tell me',
          secretHash: Buffer.alloc(32, `new ${letter}`),
          expiresAt: later,
          endsAt: later,
          isConfirmed: false,
        },
        { perPerson: 3, perSite: 100 },
        now,
      ),
    succeeded: (id) => id !== null,
  },
  find: {
    ...siteAlone,
    does: 'reads',
    call: ({ savedSearches }, ids) => savedSearches.find(ids.of('search')),
    succeeded: (found) => found !== null,
  },
  confirm: {
    ...siteAlone,
    does: 'writes',
    call: ({ savedSearches }, ids) => savedSearches.confirm(searchSecretOf(ids), now),
    succeeded: (isOn) => isOn,
  },
  list: {
    ...siteAlone,
    does: 'reads',
    call: ({ savedSearches }, { visitor }) => savedSearches.list(visitor, now),
    succeeded: (found) => found.length === 1,
  },
  endOne: {
    ...siteAlone,
    does: 'writes',
    call: ({ savedSearches }, ids) => savedSearches.endOne(ids.visitor, ids.of('search'), now),
    succeeded: (ended) => ended,
  },
  unsubscribe: {
    ...siteAlone,
    does: 'writes',
    call: ({ savedSearches }, ids) => savedSearches.unsubscribe(ids.of('searchToken'), now),
    succeeded: (ended) => ended,
  },
  hasWaiting: {
    ...siteAlone,
    does: 'reads',
    call: ({ savedSearches }) => savedSearches.hasWaiting(now),
    succeeded: (isWaiting) => isWaiting,
  },
  listDue: {
    ...siteAlone,
    does: 'reads',
    call: ({ savedSearches }) => savedSearches.listDue(now, now, 10),
    succeeded: (due) => due.length === 1 && due[0]?.carIds.length === 1,
  },
  settle: {
    ...siteAlone,
    does: 'writes',
    call: ({ savedSearches }, ids) =>
      savedSearches.settle(ids.of('search'), [ids.car], { toldBefore: later, now: later }),
    succeeded: (messageId) => messageId !== null,
  },
  findNotice: {
    ...siteAlone,
    does: 'reads',
    call: ({ savedSearches }, ids) => savedSearches.findNotice(ids.of('searchMessage')),
    succeeded: (notice) => notice !== null,
  },
  markSent: {
    ...siteAlone,
    does: 'writes',
    call: ({ savedSearches }, ids) => savedSearches.markSent(ids.of('searchMessage'), now),
    succeeded: (isMarked) => isMarked,
  },
};
