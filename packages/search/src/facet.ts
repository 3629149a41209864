import type { StockSite } from '@forecourt/app/ports/stock/stock-index.port';
import type { FacetCount } from '@forecourt/domain/stock/search/search-results';
import { featureKey } from '@forecourt/domain/stock/attributes/filtered-features';
import { priceRanges, writePriceRange } from '@forecourt/domain/stock/attributes/price-range';
import { facetLimit, type ListAttribute } from '@forecourt/domain/stock/attributes/search-attributes';
import { bucketCounts, type Aggregation } from './aggregation.ts';
import { inCents } from './document-to-source.ts';
import { filterQuery } from './filter-query.ts';
import { allOf } from './query-language.ts';
import { wholeDollarsFrom } from './refinements.ts';
import { listField } from './stock-fields.ts';
import { weeklyField, weeklyQueries } from './weekly-query.ts';

/** How the values of one list are counted, and how the engine's counts are read. */
interface Facet {
  /** Null: nothing to ask for, the list has no values on this site. */
  readonly aggregation: Aggregation | null;
  readonly read: (response: unknown) => readonly FacetCount[];
}

/** More than the values of nearly any list, so that counts over several shards are exact. */
const shardValues = 1_000;

const known = new WeakMap<StockSite, Map<ListAttribute, Facet>>();

/** The facet of a list on a site, with the limit of SRCH-4. Every search asks for it twice: it is made once. */
export function facetOf(attribute: ListAttribute, site: StockSite): Facet {
  const ofSite = known.get(site) ?? new Map<ListAttribute, Facet>();
  known.set(site, ofSite);
  const facet = ofSite.get(attribute) ?? makeFacet(attribute, site);
  ofSite.set(attribute, facet);
  return facet;
}

function makeFacet(attribute: ListAttribute, site: StockSite): Facet {
  const { aggregation, read } = ofKind(attribute, site);
  const limit = facetLimit(attribute, site.facetLimits) ?? Infinity;
  return { aggregation, read: (response) => inOrder(read(response)).slice(0, limit) };
}

/**
 * Equals are ordered by the engine by code points and by the domain by UTF-16 units, in which letters of the
 * upper planes (emoji) come before U+E000 to U+FFFF (wide Latin letters). So this many more than the limit
 * are asked for, which decides right unless more equals than that have such letters.
 */
const rareLetters = 100;

function ofKind(attribute: ListAttribute, site: StockSite): Facet {
  if (attribute === 'categories') return categories(site);
  if (attribute === 'priceRange') return bands('price', site.priceRangeEdgesCents, (cents) => cents);
  if (attribute === 'weeklyPriceRange') return weeklyBands(site);
  const field = listField(attribute);
  if (field === null) throw new Error(`No field holds ${attribute}`);
  if (attribute === 'filteredFeatures') return features(field, site);
  const size = (facetLimit(attribute, site.facetLimits) ?? shardValues) + rareLetters;
  return { aggregation: mostFrequent(field, size, site), read: countsByKey };
}

/** The values that most cars have. */
export function mostFrequent(
  field: string,
  size: number,
  { dealerships }: Pick<StockSite, 'dealerships'>,
): Aggregation {
  const isOfOneShard = dealerships.every(({ accountId }) => accountId === dealerships[0]?.accountId);
  return {
    terms: {
      field,
      size,
      ...(!isOfOneShard && { shard_size: Math.max(size, shardValues) }),
      order: [{ _count: 'desc' }, { _key: 'asc' }],
    },
  };
}

export function countsByKey(response: unknown): readonly FacetCount[] {
  return bucketCounts(response).map(([value, count]) => ({ value, count }));
}

/** The features on the site's list, in the site's writing; the index has one writing for all. */
function features(field: string, { featureList }: StockSite): Facet {
  const keys = [...new Set(featureList.map(featureKey))];
  return {
    aggregation: keys.length === 0 ? null : { terms: { field, include: keys, size: keys.length } },
    read: (response) => {
      const counts = new Map(bucketCounts(response));
      return [...new Set(featureList)].map((value) => ({ value, count: counts.get(featureKey(value)) ?? 0 }));
    },
  };
}

function categories({ categories: all }: StockSite): Facet {
  const filters = Object.fromEntries(all.map(({ filter }, index) => [`c${index}`, filterQuery(filter)]));
  return {
    aggregation: all.length === 0 ? null : { filters: { filters } },
    read: (response) => {
      const counts = new Map(bucketCounts(response));
      return all.map(({ slug }, index) => ({ value: slug, count: counts.get(`c${index}`) ?? 0 }));
    },
  };
}

/** Counts by the site's edges; the key of each range is what addresses write for it. */
function bands(field: string, edgesCents: readonly number[], held: (cents: number) => number): Facet {
  const ranges = priceRanges(edgesCents).map((range) => {
    // An open end is left out, which JSON does with what is undefined.
    const [from, to] = [range.from, range.below].map((edge) =>
      edge === null ? undefined : held(inCents(edge)),
    );
    return { key: writePriceRange(range), from, to };
  });
  return { aggregation: { range: { field, ranges } }, read: countsByKey };
}

function weeklyBands({ weekly, dealerships, weeklyPriceRangeEdgesCents }: StockSite): Facet {
  if (weekly === null) return { aggregation: null, read: () => [] };
  const { aggregation, read } = bands(weeklyField(weekly), weeklyPriceRangeEdgesCents, wholeDollarsFrom);
  return {
    aggregation: {
      filter: allOf(weeklyQueries(weekly, dealerships)),
      ...(aggregation && { aggs: { bands: aggregation } }),
    },
    read: (response) => read((response as Readonly<Record<string, unknown>>)['bands']),
  };
}

/** As the testkit's count-facets.ts orders them. */
function inOrder(counts: readonly FacetCount[]): readonly FacetCount[] {
  return counts
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
