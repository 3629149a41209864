import {
  StockIndexUnavailable,
  type StockAnswer,
  type StockSearch,
  type StockSite,
} from '@forecourt/app/ports/stock-index';
import type { DealershipId } from '@forecourt/domain/core/ids';
import { readCard, type CarCard } from '@forecourt/domain/stock/car-card';
import type { FacetCount, FacetStats } from '@forecourt/domain/stock/count-facets';
import {
  attributeOf,
  type ListAttribute,
  type RangeAttribute,
  type SearchAttribute,
} from '@forecourt/domain/stock/search-attributes';
import { pageCount } from '@forecourt/domain/stock/search-results';
import { z } from 'zod';
import { amountOf, filteredOf } from './aggregation.ts';
import { asideName, byTextCount, foundCount } from './build-query.ts';
import { facetOf } from './facet.ts';
import { groupOf } from './refinements.ts';

/** Cars of a dealership that the site does not show were among the hits: a fault, to be heard of at once. */
export interface Leak {
  readonly siteId: string;
  readonly dealerships: readonly DealershipId[];
  readonly cars: number;
}

const answerSchema = z.object({
  timed_out: z.boolean(),
  _shards: z.object({ total: z.int(), successful: z.int(), failed: z.int() }),
  hits: z.object({ hits: z.array(z.object({ _source: z.object({ card: z.looseObject({}) }) })) }),
  aggregations: z.record(z.string(), z.unknown()).optional(),
});
type Answer = z.infer<typeof answerSchema>;

/** An answer of the engine that is whole: nothing ran out of time, every shard answered. */
export function wholeAnswer(answer: unknown): Answer {
  const parsed = answerSchema.safeParse(answer);
  if (!parsed.success) throw new StockIndexUnavailable('The engine answered something else than a search.');
  const { timed_out, _shards } = parsed.data;
  if (timed_out) throw new StockIndexUnavailable('The engine ran out of time.');
  // A shard that was skipped because it can hold no hit counts as successful.
  if (_shards.failed > 0 || _shards.successful < _shards.total) {
    throw new StockIndexUnavailable(`${_shards.total - _shards.successful} shards did not answer.`);
  }
  return parsed.data;
}

interface WholeAnswers {
  readonly hits: Answer;
  readonly counts: Answer;
}

/** Whether the typed words find any car at all on the site, whatever else is chosen. */
export function findsByText({ counts }: WholeAnswers): boolean {
  const { [byTextCount]: byText, [foundCount]: found } = counts.aggregations ?? {};
  return filteredOf(byText ?? found).doc_count > 0;
}

/** Reads hits, facets and counts; a hit from outside the site is left out and reported (TEN-8). */
export function readAnswer(
  { hits, counts }: WholeAnswers,
  site: StockSite,
  search: StockSearch,
  onLeak: (leak: Leak) => void,
): Omit<StockAnswer, 'ms'> {
  const aggregations = counts.aggregations ?? {};
  const count = filteredOf(aggregations[foundCount]).doc_count;
  const partOf = (attribute: SearchAttribute) =>
    filteredOf(aggregations[asideName(groupOf(attribute))] ?? aggregations[foundCount]);
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
  const cards = hits.hits.hits.map(({ _source }) => readCard(_source.card));
  return {
    hits: withoutLeaks(cards, site, onLeak),
    facets,
    facetStats,
    count,
    pages: pageCount(count, search.pageSize),
    isDegraded: false,
  };
}

function statsOf(attribute: RangeAttribute, part: Readonly<Record<string, unknown>>): FacetStats | null {
  const [min, max] = [amountOf(part[`${attribute}_min`]), amountOf(part[`${attribute}_max`])];
  if (min === null || max === null) return null;
  const unit = attributeOf(attribute).kind === 'money' ? 100 : 1;
  return { min: min / unit, max: max / unit };
}

function withoutLeaks(
  cards: readonly CarCard[],
  { dealerships, scope }: StockSite,
  onLeak: (leak: Leak) => void,
): readonly CarCard[] {
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
