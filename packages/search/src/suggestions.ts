import type { StockSite, Suggestion } from '@forecourt/app/ports/stock/stock-index.port';
import { completesTyping } from '@forecourt/domain/stock/search/completes-typing';
import { normalQuery } from '@forecourt/domain/stock/search/search-state';
import { countsByKey, mostFrequent } from './facet.ts';
import { requestTarget, type QueryOptions, type StockRequest } from './build-query.ts';
import { listedQueries } from './scope-query.ts';
import { listField } from './stock-fields.ts';
import { textQuery } from './text-query.ts';

const suggested = ['make', 'makeModel', 'body'] as const;
/** Of each kind, among the cars that are found: more than a site has models that begin alike. */
const mostValues = 500;

/** Asks which makes, models and bodies the cars have that are found by what was typed; null: nothing was. */
export function buildSuggestQuery(
  site: StockSite,
  typed: string,
  options: QueryOptions,
): StockRequest | null {
  const words = textQuery(normalQuery(typed), { knowsNicknames: false });
  if (words === null) return null;
  const aggs = suggested.map(
    (attribute) => [attribute, mostFrequent(listField(attribute) ?? attribute, mostValues, site)] as const,
  );
  return {
    ...requestTarget(site, options),
    hits: {
      query: { bool: { filter: [...listedQueries(site), words] } },
      size: 0,
      track_total_hits: false,
      aggs: Object.fromEntries(aggs),
      timeout: `${options.timeoutMs}ms`,
    },
    counts: null,
  };
}

/**
 * The values that what was typed begins to say. All cars of such a value are found by it, so that the counts
 * are those of the value.
 */
export function readSuggestions(
  aggregations: Readonly<Record<string, unknown>>,
  typed: string,
  limit: number,
): readonly Suggestion[] {
  const normal = normalQuery(typed);
  return suggested.flatMap((attribute) =>
    countsByKey(aggregations[attribute])
      .filter(({ value }) => completesTyping(value, normal))
      .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .slice(0, limit)
      .map(({ value, count }) => ({ attribute, value, count })),
  );
}
