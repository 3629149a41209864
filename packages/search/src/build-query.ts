import type { StockSearch, StockSite } from '@forecourt/app/ports/stock/stock-index.port';
import { attributeOf, type SearchAttribute } from '@forecourt/domain/stock/attributes/search-attributes';
import { sortOrders } from '@forecourt/domain/stock/search/sort-options';
import type { Aggregation } from './aggregation.ts';
import { facetOf } from './facet.ts';
import { allOf, type Query } from './query-language.ts';
import { groupOf, refinements, type Group, type Refinement } from './refinements.ts';
import { listedQueries } from './scope-query.ts';
import { stockFields } from './stock-fields.ts';
import { deepestHit } from './stock-mapping.ts';
import { textQuery, type TextPowers } from './text-query.ts';

export interface SearchBody {
  readonly query: { readonly bool: { readonly filter: readonly Query[] } };
  readonly [part: string]: unknown;
}

/** The requests to the engine: one search, or for a large site its hits and its counts apart. */
export interface StockRequest {
  /** The shards of these accounts are asked; null: all of them. */
  readonly routing: string | null;
  /** Visitors of a site are answered by the same copies, so that a second page continues the first. */
  readonly preference: string;
  readonly hits: SearchBody;
  /** Null: the counts are in the answer of `hits`. */
  readonly counts: SearchBody | null;
}

export interface QueryOptions {
  readonly text: TextPowers;
  /** From this many dealerships on, a site's counts are asked apart, so that the engine can keep them. */
  readonly largeSiteDealerships: number;
  /** More accounts than this are on all shards anyway, and an address would grow with each. */
  readonly mostRoutedAccounts: number;
  readonly timeoutMs: number;
}

export const standardOptions: QueryOptions = {
  text: { knowsNicknames: true },
  largeSiteDealerships: 200,
  mostRoutedAccounts: 20,
  timeoutMs: 600,
};

/** The aggregation that counts what is found; the others leave one group's refinement aside. */
export const foundCount = 'found';
/** In it, where they are asked for: the ends of the prices of what is found. */
export const lowestPrice = 'lowest_price';
export const highestPrice = 'highest_price';
/** What the words find, whatever else is chosen. */
export const byTextCount = 'byText';
export const asideName = (group: Group) => `aside_${group}`;

/**
 * The one place where a stock search becomes a request: scope first, then what the site lists, then the
 * words; what a visitor has chosen narrows the hits afterwards, so that each facet can be counted without
 * its own choice in the same request (SRCH-4).
 */
export function buildQuery(
  site: StockSite,
  search: StockSearch,
  options: QueryOptions = standardOptions,
): StockRequest {
  const { state } = search;
  const chosen = refinements(state, site);
  const words = textQuery(state.query, options.text);
  const listed = [...listedQueries(site), ...(words === null ? [] : [words])];
  const aggs = aggregations(site, search, chosen, words !== null);
  const chosenQueries = chosen.map(({ query }) => query);
  const target = requestTarget(site, options);
  const timeout = `${options.timeoutMs}ms`;
  const page = pageOf(search);
  if (site.dealerships.length < options.largeSiteDealerships) {
    const narrowed = chosen.length === 0 ? {} : { post_filter: allOf(chosenQueries) };
    const hits = { query: all(listed), ...narrowed, ...page, aggs, timeout };
    return { ...target, hits, counts: null };
  }
  return {
    ...target,
    hits: { query: all([...listed, ...chosenQueries]), ...page, timeout },
    counts: { query: all(listed), size: 0, track_total_hits: false, aggs, timeout },
  };
}

const all = (filter: readonly Query[]) => ({ bool: { filter } });

/** Where a site's requests go. */
export function requestTarget(
  { dealerships, scope }: StockSite,
  { mostRoutedAccounts }: Pick<QueryOptions, 'mostRoutedAccounts'>,
): Pick<StockRequest, 'routing' | 'preference'> {
  const accounts = [...new Set(dealerships.map(({ accountId }) => accountId))];
  const isRouted = accounts.length > 0 && accounts.length <= mostRoutedAccounts;
  return { routing: isRouted ? accounts.join(',') : null, preference: scope.siteId };
}

function pageOf({ state: { page, sortBy }, pageSize, nearest = [] }: StockSearch) {
  const { field, direction } = sortOrders[sortBy];
  const from = (page - 1) * pageSize;
  const isTooDeep = from + pageSize > deepestHit;
  return {
    from: isTooDeep ? 0 : from,
    size: isTooDeep ? 0 : pageSize,
    sort: [
      ...(nearest.length > 0 ? [inOrderOf(nearest)] : []),
      { [field]: { order: direction, missing: '_last' } },
      { [stockFields.id]: 'asc' },
    ],
    // The number of cars found comes with the facets, exact and at no cost.
    track_total_hits: false,
    // As it is stored, which is the card alone: by name the engine would take each one apart to find it.
    _source: true,
  };
}

const placeRank =
  "doc['location_name'].size() == 0 ? params.last : params.ranks.getOrDefault(doc['location_name'].value, params.last)";

/** By the place of a car's location in a list; the script is the same for every list, so that it is compiled once. */
function inOrderOf(names: readonly string[]) {
  const ranks = Object.fromEntries(names.map((name, rank) => [name, rank]));
  const script = { lang: 'painless', source: placeRank, params: { ranks, last: names.length } };
  return { _script: { type: 'number', order: 'asc', script } };
}

function aggregations(
  site: StockSite,
  { facets, stats, findsPrices = false }: StockSearch,
  chosen: readonly Refinement[],
  hasWords: boolean,
): Readonly<Record<string, Aggregation>> {
  const filtered = new Map<string, { group: Group | null; aggs: Record<string, Aggregation> }>();
  const under = (attribute: SearchAttribute) => {
    const group = groupOf(attribute);
    const isChosen = chosen.some((one) => one.group === group);
    const name = isChosen ? asideName(group) : foundCount;
    const entry = filtered.get(name) ?? { group: isChosen ? group : null, aggs: {} };
    filtered.set(name, entry);
    return entry.aggs;
  };
  const prices = { [lowestPrice]: { min: { field: 'price' } }, [highestPrice]: { max: { field: 'price' } } };
  filtered.set(foundCount, { group: null, aggs: findsPrices ? prices : {} });
  for (const attribute of facets) {
    const { aggregation } = facetOf(attribute, site);
    if (aggregation !== null) under(attribute)[attribute] = aggregation;
  }
  for (const attribute of stats) {
    const field = attributeOf(attribute).field ?? attribute;
    under(attribute)[`${attribute}_min`] = { min: { field } };
    under(attribute)[`${attribute}_max`] = { max: { field } };
  }
  const named = Array.from(filtered, ([name, { group, aggs }]) => {
    const others = chosen.filter((one) => one.group !== group).map(({ query }) => query);
    return [name, { filter: allOf(others), ...(Object.keys(aggs).length > 0 && { aggs }) }] as const;
  });
  const needsTextCount = hasWords && chosen.length > 0;
  return {
    ...Object.fromEntries(named),
    ...(needsTextCount && { [byTextCount]: { filter: allOf([]) } }),
  };
}
