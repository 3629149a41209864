import type { StockSite } from '@forecourt/app/ports/stock/stock-index.port';
import { grantSiteScope } from '@forecourt/app/scope/grant-scope';
import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import { everyCar } from '@forecourt/domain/stock/filter/expression';
import { emptySearch } from '@forecourt/domain/stock/search/search-state';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ScopedTx } from '../../src/scoped.ts';
import { searchDocuments, suggestFromDocuments } from '../../src/stock/search-documents.ts';
import type { IsolationCase } from './isolation-case.ts';
import { judge } from './judge.ts';
import type { TenantIds } from './world-ids.ts';
import { wordOf } from './world-ids.ts';
import { buildWorld, type World } from './world.ts';

const { facetLimits } = resolveSettings([]).settings.search;
const reading = {
  as: ['site', 'staff', 'dealershipStaff'],
  does: 'reads',
  throughSharing: true,
} as const;

/** The site of a tenant, whoever asks: its dealerships are named, and whether they are shared is not asked here. */
function siteOf({ site, dealership, account, letter }: TenantIds): StockSite {
  const word = `${wordOf(letter)}1`;
  return {
    scope: grantSiteScope(site),
    dealerships: [{ id: dealership, accountId: account, slug: word, name: `${word} motors` }],
    filter: everyCar,
    categories: [],
    soldSince: new Date(0),
    priceRangeEdgesCents: [1_000_000],
    weeklyPriceRangeEdgesCents: [],
    featureList: [],
    weekly: null,
    facetLimits,
  };
}

let world: World;
beforeAll(async () => {
  world = await buildWorld();
});
afterAll(() => world.close());

describe('the stock search of the database', () => {
  it('TEN-8 finds and counts no car of a site that is not the caller’s', async () => {
    const test: IsolationCase<ScopedTx, Awaited<ReturnType<typeof searchDocuments>>> = {
      ...reading,
      call: (tx, ids) =>
        searchDocuments(tx, siteOf(ids), {
          state: emptySearch('relevant'),
          pageSize: 10,
          facets: ['make', 'priceRange', 'status'],
          stats: ['price'],
        }),
      succeeded: ({ hits, count, facets, facetStats }) =>
        hits.length === 1 &&
        count === 1 &&
        facets.make?.length === 1 &&
        facets.priceRange?.[0]?.value === '10000-' &&
        facetStats.price?.min === 20_000,
    };
    expect((await judge(world, test, (tx) => tx)).findings).toEqual([]);
  });

  it('TEN-8 suggests nothing of a site that is not the caller’s', async () => {
    const test: IsolationCase<ScopedTx, Awaited<ReturnType<typeof suggestFromDocuments>>> = {
      ...reading,
      call: (tx, ids) => suggestFromDocuments(tx, siteOf(ids), 'cyg', 5),
      succeeded: (suggestions) => suggestions[0]?.value === 'Cygnet',
    };
    expect((await judge(world, test, (tx) => tx)).findings).toEqual([]);
  });
});
