import {
  StockIndexUnavailable,
  type StockResults,
  type StockSearch,
  type StockSite,
} from '@forecourt/app/ports/stock/stock-index.port';
import type { DealershipId } from '@forecourt/domain/core/ids';
import { readListedCar, type ListedCar } from '@forecourt/domain/stock/card/listed-car';
import type { FacetCount, FacetStats } from '@forecourt/domain/stock/search/search-results';
import {
  attributeOf,
  type ListAttribute,
  type RangeAttribute,
  type SearchAttribute,
} from '@forecourt/domain/stock/attributes/search-attributes';
import { pageCount } from '@forecourt/domain/stock/search/search-results';
import { amountOf, filteredOf } from './aggregation.ts';
import { countOf, fieldsOf, unreadable, type Fields } from './response-fields.ts';
import { asideName, byTextCount, foundCount, highestPrice, lowestPrice } from './build-query.ts';
import { facetOf } from './facet.ts';
import { groupOf } from './refinements.ts';

/** Cars of a dealership that the site does not show were among the hits: a fault, to be heard of at once. */
export interface Leak {
  readonly siteId: string;
  readonly dealerships: readonly DealershipId[];
  readonly cars: number;
}

/** What a complete response holds. */
interface CompleteResponse {
  /** As `listedCar` wrote them. */
  readonly cards: readonly Fields[];
  readonly aggregations: Fields | undefined;
}

/** A response of the engine that is complete: nothing ran out of time, every shard answered. */
export function completeResponse(response: unknown): CompleteResponse {
  const { timed_out: isLate, _shards: shards, hits, aggregations } = fieldsOf(response);
  if (typeof isLate !== 'boolean') throw unreadable();
  if (isLate) throw new StockIndexUnavailable('The engine ran out of time.');
  const [total, successful, failed] = ['total', 'successful', 'failed'].map((name) =>
    countOf(fieldsOf(shards)[name]),
  ) as [number, number, number];
  // A shard that was skipped because it can hold no hit counts as successful.
  if (failed > 0 || successful < total) {
    throw new StockIndexUnavailable(`${total - successful} shards did not answer.`);
  }
  const { hits: listed } = fieldsOf(hits);
  if (!Array.isArray(listed)) throw unreadable();
  return {
    cards: listed.map((hit: unknown) => fieldsOf(fieldsOf(fieldsOf(hit)['_source'])['card'])),
    aggregations: aggregations === undefined ? undefined : fieldsOf(aggregations),
  };
}

interface CompleteResponses {
  readonly hits: CompleteResponse;
  readonly counts: CompleteResponse;
}

/** Whether the typed words find any car at all on the site, whatever else is chosen. */
export function findsByText({ counts }: CompleteResponses): boolean {
  const { [byTextCount]: byText, [foundCount]: found } = counts.aggregations ?? {};
  return filteredOf(byText ?? found).doc_count > 0;
}

/** Reads hits, facets and counts; a hit from outside the site is left out and reported (TEN-8). */
export function readResponse(
  { hits, counts }: CompleteResponses,
  site: StockSite,
  search: StockSearch,
  onLeak: (leak: Leak) => void,
): Omit<StockResults, 'ms'> {
  const aggregations = counts.aggregations ?? {};
  const found = filteredOf(aggregations[foundCount]);
  const partOf = (attribute: SearchAttribute) => {
    const aside = aggregations[asideName(groupOf(attribute))];
    return aside === undefined ? found : filteredOf(aside);
  };
  const facets: Partial<Record<ListAttribute, readonly FacetCount[]>> = {};
  for (const attribute of search.facets) {
    const { aggregation, read } = facetOf(attribute, site);
    facets[attribute] = aggregation === null ? [] : read(partOf(attribute)[attribute]);
  }
  const facetStats: Partial<Record<RangeAttribute, FacetStats>> = {};
  for (const attribute of search.stats) {
    const stats = statsOf(attribute, partOf(attribute));
    if (stats !== null) facetStats[attribute] = stats;
  }
  const count = found.doc_count;
  return {
    hits: withoutLeaks(hits.cards.map(readListedCar), site, onLeak),
    facets,
    facetStats,
    ...(search.findsPrices && { prices: endsOf('price', [found[lowestPrice], found[highestPrice]]) }),
    count,
    pages: pageCount(count, search.pageSize),
    isDegraded: false,
  };
}

function statsOf(attribute: RangeAttribute, part: Readonly<Record<string, unknown>>): FacetStats | null {
  return endsOf(attribute, [part[`${attribute}_min`], part[`${attribute}_max`]]);
}

function endsOf(attribute: RangeAttribute, ends: readonly [min: unknown, max: unknown]): FacetStats | null {
  const [min, max] = [amountOf(ends[0]), amountOf(ends[1])];
  if (min === null || max === null) return null;
  const unit = attributeOf(attribute).kind === 'money' ? 100 : 1;
  return { min: min / unit, max: max / unit };
}

function withoutLeaks(
  cards: readonly ListedCar[],
  { dealerships, scope }: StockSite,
  onLeak: (leak: Leak) => void,
): readonly ListedCar[] {
  const own = new Set(dealerships.map(({ id }) => id));
  const outside = cards.filter(({ dealershipId }) => !own.has(dealershipId));
  if (outside.length === 0) return cards;
  onLeak({
    siteId: scope.siteId,
    dealerships: [...new Set(outside.map(({ dealershipId }) => dealershipId))],
    cars: outside.length,
  });
  return cards.filter(({ dealershipId }) => own.has(dealershipId));
}
