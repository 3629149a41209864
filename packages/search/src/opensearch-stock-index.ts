import {
  StockIndexUnavailable,
  type StockIndex,
  type StockSearch,
  type StockSite,
} from '@forecourt/app/ports/stock/stock-index.port';
import { StaleListedCar } from '@forecourt/domain/stock/card/listed-car';
import { z } from 'zod';
import { buildQuery, standardOptions, type QueryOptions, type StockRequest } from './build-query.ts';
import type { OpenSearchClient } from './opensearch-client.ts';
import { findsByText, readResponse, completeResponse, type Leak } from './read-response.ts';
import { buildSpellingQuery, readMistakes } from './spelling.ts';
import { buildSuggestQuery, readSuggestions } from './suggestions.ts';

export interface StockIndexOptions {
  readonly client: OpenSearchClient;
  /** The alias that stands for the current index. */
  readonly index: string;
  readonly onLeak: (leak: Leak) => void;
  readonly forgivesTypos?: boolean;
  readonly knowsNicknames?: boolean;
  readonly largeSiteDealerships?: number;
  readonly mostRoutedAccounts?: number;
  /** How long the engine may work on a search; the client waits a little longer. */
  readonly timeoutMs?: number;
}

/** Stock search by OpenSearch. */
export function openSearchStockIndex(options: StockIndexOptions): StockIndex {
  const { client, index, onLeak, forgivesTypos = true, knowsNicknames = true } = options;
  const queryOptions: QueryOptions = {
    ...standardOptions,
    largeSiteDealerships: options.largeSiteDealerships ?? standardOptions.largeSiteDealerships,
    mostRoutedAccounts: options.mostRoutedAccounts ?? standardOptions.mostRoutedAccounts,
    timeoutMs: options.timeoutMs ?? standardOptions.timeoutMs,
    text: { knowsNicknames },
  };

  async function searchEngine(site: StockSite, search: StockSearch) {
    const responses = await send(client, index, buildQuery(site, search, queryOptions));
    if (!forgivesTypos || findsByText(responses)) return responses;
    const spelling = buildSpellingQuery(site, search.state, queryOptions);
    if (spelling === null) return responses;
    const { hits } = await send(client, index, spelling.request);
    const mistakes = readMistakes(hits.aggregations ?? {}, spelling.waysOfWords);
    if (mistakes === null) return responses;
    const text = { knowsNicknames, mistakes };
    return await send(client, index, buildQuery(site, search, { ...queryOptions, text }));
  }

  return {
    search: async (site, search) =>
      orUnavailable(async () => {
        const startedAt = performance.now();
        const results = readResponse(await searchEngine(site, search), site, search, onLeak);
        return { ...results, ms: Math.round(performance.now() - startedAt) };
      }),
    suggest: async (site, typed, limit) =>
      orUnavailable(async () => {
        const request = buildSuggestQuery(site, typed, queryOptions);
        if (request === null) return [];
        const { hits } = await send(client, index, request);
        return readSuggestions(hits.aggregations ?? {}, typed, limit);
      }),
  };
}

async function send(client: OpenSearchClient, index: string, request: StockRequest) {
  const { routing, preference, hits, counts } = request;
  const target = { preference, ...(routing !== null && { routing }) };
  if (counts === null) {
    const query = { ...target, allow_partial_search_results: 'false' };
    const response = await client.send({ method: 'POST', path: `/${index}/_search`, query, body: hits });
    const whole = completeResponse(response);
    return { hits: whole, counts: whole };
  }
  // Any refresh that changed something clears the engine's cache; until then counts cost next to nothing.
  const head = { ...target, index, allow_partial_search_results: false };
  const lines = [head, hits, { ...head, request_cache: true }, counts].map((line) => JSON.stringify(line));
  const body = `${lines.join('\n')}\n`;
  const response = await client.send({ method: 'POST', path: '/_msearch', body });
  const [first, second] = multiSearchResponse.parse(response).responses;
  return { hits: completeResponse(first), counts: completeResponse(second) };
}

const multiSearchResponse = z.object({ responses: z.tuple([z.unknown(), z.unknown()]) });

/** Whatever goes wrong with the engine, its caller has one thing to do about it: ask another. */
async function orUnavailable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    // A stale card is a fault of ours, which the engine is not left alone for.
    if (cause instanceof StockIndexUnavailable || cause instanceof StaleListedCar) throw cause;
    const reason = cause instanceof z.ZodError ? 'The engine answered something else.' : String(cause);
    throw new StockIndexUnavailable(reason, { cause });
  }
}
