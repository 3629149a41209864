import { wordOf, type TenantIds } from './world-ids.ts';

/** The hash of what stands in the link that switches the search on. */
export const searchSecretOf = ({ letter }: Pick<TenantIds, 'letter'>) => Buffer.alloc(32, `search ${letter}`);

/** A search that a tenant's visitor saved, a car that came in for it, and what was told. */
export function savedSearchRows(ids: TenantIds) {
  const { site: siteId, visitor: visitorId, dealership: dealershipId, car: carId } = ids;
  const [long, far] = [new Date('2020-01-01T00:00:00Z'), new Date('2100-01-01T00:00:00Z')];
  const search = {
    id: ids.of('search'),
    siteId,
    visitorId,
    email: `searcher@${wordOf(ids.letter)}1.test`,
    name: 'Utes',
    state: JSON.stringify({ query: '', page: 1, sortBy: 'latest', lists: {}, ranges: {} }),
    href: '/search',
    keys: ['*'],
    consentWording: 'Tell me',
    secretHash: Buffer.alloc(32, `searching ${ids.letter}`),
    createdAt: long,
    lookedAt: long,
    expiresAt: far,
    confirmedAt: long,
    endsAt: far,
    unsubscribeToken: ids.of('searchToken'),
  };
  const waiting = {
    ...search,
    id: ids.of('waitingSearch'),
    visitorId: null,
    email: `stranger@${wordOf(ids.letter)}1.test`,
    secretHash: searchSecretOf(ids),
    confirmedAt: null,
    unsubscribeToken: ids.of('waitingToken'),
  };
  const arrivedAt = new Date('2025-01-01T00:00:00Z');
  return {
    savedSearches: [search, waiting],
    savedSearchKeys: [{ siteId, key: '*', searchId: search.id }],
    savedSearchArrivals: [{ siteId, keys: ['*'], dealershipId, carId, arrivedAt, cameInAt: arrivedAt }],
    savedSearchMessages: [
      { id: ids.of('searchMessage'), siteId, searchId: search.id, carIds: [carId], createdAt: long },
    ],
  };
}
