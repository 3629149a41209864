import type { StockSite } from '@forecourt/app/ports/stock/stock-index.port';
import { typedWords } from '@forecourt/domain/stock/search/searched-words';
import type { NormalSearchState } from '@forecourt/domain/stock/search/search-state';
import { bucketCounts } from './aggregation.ts';
import { requestTarget, type QueryOptions, type StockRequest } from './build-query.ts';
import { listedQueries } from './scope-query.ts';
import { waysToSpell } from './text-query.ts';

const spelt = 'spelt';
const wayName = (word: number, way: number) => `w${word}_${way}`;

/** Each word makes up to six conditions: beyond this many, a text is no search for a car. */
const mostWords = 8;

/**
 * For a text that finds nothing: how many of the site's cars each of its words finds by itself, in every way
 * to understand it. Null where there is no word, or too many.
 */
export function buildSpellingQuery(site: StockSite, state: NormalSearchState, options: QueryOptions) {
  const words = typedWords(state.query);
  if (words.length === 0 || words.length > mostWords) return null;
  const ways = words.map((_word, at) => waysToSpell(words, at, options.text.knowsNicknames));
  const filters = ways.flatMap((queries, word) =>
    queries.map((query, way) => [wayName(word, way), query] as const),
  );
  const request: StockRequest = {
    ...requestTarget(site, options),
    hits: {
      query: { bool: { filter: listedQueries(site) } },
      size: 0,
      track_total_hits: false,
      aggs: { [spelt]: { filters: { filters: Object.fromEntries(filters) } } },
      timeout: `${options.timeoutMs}ms`,
    },
    counts: null,
  };
  return { request, waysOfWords: ways.map(({ length }) => length) };
}

/**
 * The mistake to forgive each word: the least that makes it find a car. Null where that changes nothing: a
 * word that finds nothing in any way, or all of them right, which then only never meet in one car. Nobody
 * who looks for a diesel Corolla is served by cars that are neither.
 */
export function readMistakes(
  aggregations: Readonly<Record<string, unknown>>,
  waysOfWords: readonly number[],
): readonly number[] | null {
  const counts = new Map(bucketCounts(aggregations[spelt]));
  const mistakes = waysOfWords.map((ways, word) =>
    Array.from({ length: ways }, (_none, way) => counts.get(wayName(word, way)) ?? 0).findIndex(
      (count) => count > 0,
    ),
  );
  const isHopeless = mistakes.includes(-1) || mistakes.every((mistake) => mistake === 0);
  return isHopeless ? null : mistakes;
}
