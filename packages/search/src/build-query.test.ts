import type { StockSearch, StockSite } from '@forecourt/app/ports/stock/stock-index.port';
import type { AccountId, DealershipId } from '@forecourt/domain/core/ids';
import { savedFilter } from '@forecourt/domain/stock/filter/read-filter';
import { listAttributes, rangeAttributes } from '@forecourt/domain/stock/attributes/search-attributes';
import { normalSearchState } from '@forecourt/domain/stock/search/search-state';
import { anyState } from '@forecourt/domain/stock/test/arbitrary-search';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleSearch, sampleSite } from '../test/sample-site.ts';
import { buildQuery, standardOptions, type StockRequest } from './build-query.ts';
import { stockFields } from './stock-fields.ts';
import { indexDefinition } from './stock-mapping.ts';
import { buildSpellingQuery } from './spelling.ts';
import { buildSuggestQuery } from './suggestions.ts';

const hostile = ['{"match_all":{}}', '*', '__proto__', 'dealership_id', '"]}}', 'a,b', '_all', ' or 1=1'];

const anyDealerships = fc.array(
  fc.record({ id: fc.uuid(), accountId: fc.uuid(), slug: fc.constantFrom('one', 'two'), name: fc.string() }),
  { maxLength: 5 },
) as unknown as fc.Arbitrary<StockSite['dealerships']>;

const anyWeekly = fc.record({
  provider: fc.constantFrom('bank_one', 'bank-two'),
  needsComparisonRate: fc.boolean(),
  needsMonthlyPayment: fc.boolean(),
  priceAboveCents: fc.option(fc.nat()),
  yearFrom: fc.option(fc.nat({ max: 2100 })),
  excludedMakes: fc.constantFrom([], ['Suzuki'], hostile),
  excludedDealerships: fc.constantFrom([], ['one']),
  validUntil: fc.constant(null),
});

const anySite = fc
  .record({
    dealerships: anyDealerships,
    filter: fc.constantFrom(
      ...['', 'make = "{}"', 'not (price < 5 or body in (a, "*"))', 'features is missing'].map(savedFilter),
    ),
    categories: fc.constantFrom([], [{ slug: '__proto__', filter: savedFilter('make = "*"') }]),
    featureList: fc.constantFrom([], hostile),
    priceRangeEdgesCents: fc.constantFrom([], [1_000_000, 2_000_000]),
    weeklyPriceRangeEdgesCents: fc.constantFrom([], [10_000]),
    weekly: fc.option(anyWeekly),
  })
  .map(sampleSite);

const anySearch: fc.Arbitrary<StockSearch> = fc.record({
  state: fc
    .tuple(anyState, fc.constantFrom(...hostile, null), fc.constantFrom(...listAttributes))
    .map(([state, text, attribute]) =>
      normalSearchState(text === null ? state : { ...state, query: text, lists: { [attribute]: [text] } }),
    ),
  pageSize: fc.constantFrom(1, 21, 100),
  facets: fc.subarray([...listAttributes]),
  stats: fc.subarray([...rangeAttributes]),
});

const bodiesOf = (request: StockRequest | null | undefined) =>
  request ? [request.hits, ...(request.counts === null ? [] : [request.counts])] : [];

/** Every request that this package can make for a search. */
function everyRequest(site: StockSite, search: StockSearch): readonly (StockRequest | null | undefined)[] {
  const large = { ...standardOptions, largeSiteDealerships: 0 };
  const forgiving = { ...standardOptions, text: { knowsNicknames: true, mistakes: [1, 2, 1, 0] } };
  return [
    ...[standardOptions, large, forgiving].map((options) => buildQuery(site, search, options)),
    buildSuggestQuery(site, search.state.query, standardOptions),
    buildSpellingQuery(site, search.state, standardOptions)?.request,
  ];
}

function keysIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(keysIn);
  return Array.isArray(value) ? inner : [...Object.keys(value), ...inner];
}

const shop = (account: string, id: string) => ({
  id: id as DealershipId,
  accountId: account as AccountId,
  slug: id,
  name: id,
});

const target = (dealerships: StockSite['dealerships'], mostRoutedAccounts: number) =>
  buildQuery(sampleSite({ dealerships }), sampleSearch(), { ...standardOptions, mostRoutedAccounts });
const deep = (page: number) => buildQuery(sampleSite(), sampleSearch({ state: { page } })).hits;

/** Every field of the index, also those inside another. */
const fieldNames = new Set(
  Object.entries(indexDefinition().mappings.properties).flatMap(([name, { fields }]) =>
    ['', ...Object.keys(fields ?? {})].map((inner) => (inner === '' ? name : `${name}.${inner}`)),
  ),
);

describe('a request to the engine', () => {
  it('TEN-8 always asks first for the dealerships of the site and for no other', () => {
    fc.assert(
      fc.property(anySite, anySearch, (site, search) => {
        for (const { query, ...rest } of everyRequest(site, search).flatMap(bodiesOf)) {
          expect(Object.keys(query)).toEqual(['bool']);
          expect(Object.keys(query.bool)).toEqual(['filter']);
          expect(query.bool.filter[0]).toEqual({
            terms: { dealership_id: site.dealerships.map(({ id }) => id) },
          });
          expect(query.bool.filter[1]).toEqual({ term: { visible: { value: true } } });
          // What would count or list cars outside of the query.
          expect(keysIn(rest)).not.toContain('global');
          expect(keysIn(rest)).not.toContain('suggest');
        }
      }),
      { numRuns: 500 },
    );
  });

  it('TEN-8 has what a visitor wrote as a value and never as a part of its language', () => {
    const { state } = everythingAsked;
    const language = new Set(
      ['landcruiserprado kakaduuuuuuuuuuuuuuuuuuuu landrover', '"reverse camera"'].flatMap((query) => {
        const asked = sampleSearch({ ...everythingAsked, state: { ...state, query } });
        return keysIn(everyRequest(sampleSite(everythingOn), asked).flatMap(bodiesOf));
      }),
    );
    const isKnown = (key: string) =>
      language.has(key) ||
      fieldNames.has(key) ||
      /^(?:w\d+_\d+|c\d+|aside_\w+|weekly\.bank[-_]\w+)$/.test(key);
    fc.assert(
      fc.property(anySite, anySearch, (site, search) => {
        const unknown = everyRequest(site, search)
          .flatMap(bodiesOf)
          .flatMap(keysIn)
          .filter((key) => !isKnown(key));
        expect(unknown).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  const everythingOn = {
    dealerships: [shop('a', '1'), shop('b', 'ranges-kia')],
    filter: savedFilter('make = Kia and not (year < 2000 or km is missing)'),
    categories: [{ slug: 'cheap', filter: savedFilter('price < 5') }],
    featureList: ['Tow Bar'],
    priceRangeEdgesCents: [1_000],
    weeklyPriceRangeEdgesCents: [1_000],
    weekly: {
      provider: 'bank_one',
      needsComparisonRate: true,
      needsMonthlyPayment: true,
      priceAboveCents: 1,
      yearFrom: 1,
      excludedMakes: ['Suzuki'],
      excludedDealerships: ['ranges-kia'],
      validUntil: null,
    },
  };
  const everythingAsked = {
    state: {
      lists: {
        ...Object.fromEntries(listAttributes.map((attribute) => [attribute, ['a']])),
        priceRange: ['1-2', '-'],
        weeklyPriceRange: ['1-2', '-'],
      },
      ranges: Object.fromEntries(rangeAttributes.map((attribute) => [attribute, { min: 1, max: 2 }])),
    },
    facets: listAttributes,
    stats: rangeAttributes,
  };

  it('goes to the shards of every account that owns a dealership of the site', () => {
    const shops = [shop('a', '1'), shop('b', '2'), shop('a', '3')];
    expect(target(shops, 2).routing).toBe('a,b');
    expect(target(shops, 1).routing).toBeNull();
    expect(target([], 2).routing).toBeNull();
    expect(target(shops, 2).preference).toBe(sampleSite().scope.siteId);
  });

  it('SRCH-4 counts a chosen list without its own choice, and makes and models without the whole of theirs', () => {
    const { hits } = buildQuery(
      sampleSite(),
      sampleSearch({
        state: { lists: { body: ['Ute'], makeModel: ['Mazda BT-50'] } },
        facets: ['make', 'body', 'fuel'],
        stats: ['km'],
      }),
    );
    const ute = { terms: { body: ['Ute'] } };
    const bt50 = { terms: { make_model: ['Mazda BT-50'] } };
    expect(hits['post_filter']).toEqual({ bool: { filter: [ute, bt50] } });
    expect(hits['aggs']).toMatchObject({
      found: { filter: { bool: { filter: [ute, bt50] } }, aggs: { fuel: {}, km_min: {}, km_max: {} } },
      aside_body: { filter: bt50, aggs: { body: {} } },
      aside_tree: { filter: ute, aggs: { make: {} } },
    });
  });

  it('asks for no facet that nobody looks at', () => {
    const { hits } = buildQuery(sampleSite(), sampleSearch());
    expect(hits['aggs']).toEqual({ found: { filter: { match_all: {} } } });
  });

  it('SRCH-5 orders by what is chosen, cars without it last, and equals by their id', () => {
    const { hits } = buildQuery(sampleSite(), sampleSearch({ state: { sortBy: 'kmAsc', page: 3 } }));
    expect(hits['sort']).toEqual([{ km: { order: 'asc', missing: '_last' } }, { [stockFields.id]: 'asc' }]);
    expect(hits).toMatchObject({ from: 42, size: 21 });
  });

  it('lists nothing on a page beyond what the engine can list, and still counts', () => {
    expect(deep(1_190)).toMatchObject({ from: 24_969, size: 21 });
    expect(deep(1_191)).toMatchObject({ from: 0, size: 0, aggs: { found: {} } });
  });

  it('asks for the counts of a large site apart, in a form that does not change with the page', () => {
    const large = { ...standardOptions, largeSiteDealerships: 1 };
    const of = (page: number) =>
      buildQuery(sampleSite(), sampleSearch({ state: { page, lists: { body: ['Ute'] } } }), large);
    expect(of(1).counts).toEqual(of(2).counts);
    expect(of(1).hits).not.toHaveProperty('aggs');
    expect(of(1).hits.query.bool.filter.at(-1)).toEqual({ terms: { body: ['Ute'] } });
    expect(of(1).counts).toMatchObject({ size: 0 });
  });
});
