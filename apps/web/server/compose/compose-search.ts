import {
  stockIndexWithFallback,
  type StockIndexWithFallback,
} from '@forecourt/app/stock/indexing/stock-index-with-fallback';
import { openSearchClient } from '@forecourt/search/opensearch-client';
import { openSearchStockIndex } from '@forecourt/search/opensearch-stock-index';
import { systemClock } from '@forecourt/server/clock/system-clock';
import type { EventLog } from '@forecourt/server/observability/event-log';
import { ofSecurity } from '@forecourt/server/observability/security-log';
import { failureSummary } from '@forecourt/server/observability/failure-summary';
import type { Database } from '@forecourt/store/connection';
import { postgresStockIndex } from '@forecourt/store/stock/postgres-stock-index';
import type { WebEnv } from '../env.ts';
import { fairStockIndex } from './fair-stock-index.ts';

export interface ComposedSearch {
  readonly stockIndex: StockIndexWithFallback;
  close(): Promise<void>;
}

export interface SearchOptions {
  readonly env: Pick<WebEnv, 'openSearchNodes' | 'stockIndex'>;
  readonly connect: (poolSize: number, callTimeoutMs: number) => Database;
  readonly log: EventLog;
}

/** Of the engine; more at once would only make each of them slower. */
const searchLimits = { atOnce: 24, mostOfOwner: 8, waiting: 300, timeoutMs: 2_000 };
const fallbackSearches = 4;
/** Those who wait for an engine as its circuit breaker opens all come at once. */
const fallbackWaiting = 100;
const fallbackTimeoutMs = 2_000;
/** Half a million cars take a second or two, and a directory is asked anew twice a minute at most. */
const directoryTimeoutMs = 5_000;
/** A node, and once more the next. Whoever comes while an engine hangs waits for this long and no longer. */
const engineTimeoutMs = 1_000;

/** OpenSearch, and PostgreSQL as its fallback behind a circuit breaker. */
export function composeSearch({ env, connect, log }: SearchOptions): ComposedSearch {
  // A pool of its own: however many searches it is asked for, sites are still found.
  const database = connect(fallbackSearches, directoryTimeoutMs);
  const engine = openSearchClient({ nodes: env.openSearchNodes, timeoutMs: engineTimeoutMs });
  const stockIndex = stockIndexWithFallback({
    primary: openSearchStockIndex({
      client: engine,
      index: env.stockIndex,
      onLeak: (leak) =>
        log.error(
          { event: 'car_outside_site', ...ofSecurity, leak },
          'the engine found a car outside the site, which was dropped',
        ),
    }),
    fallback: postgresStockIndex(database, {
      clock: systemClock,
      timeoutMs: fallbackTimeoutMs,
      directoryTimeoutMs,
      atOnce: fallbackSearches,
      waiting: fallbackWaiting,
    }),
    clock: systemClock,
    // The client's own limit comes first; this one holds whatever the client does.
    primaryTimeoutMs: engineTimeoutMs + 100,
    fallbackTimeoutMs: directoryTimeoutMs + 100,
    onChange: (phase) =>
      phase === 'open'
        ? log.error(
            { event: 'search_engine_unavailable', ...ofSecurity },
            'searches fall back to the database',
          )
        : log.info({ event: 'search_engine_available' }, 'the search engine is used again'),
    onBroken: (error) =>
      log.error({ event: 'search_failed', error: failureSummary(error) }, 'a search failed by our own fault'),
  });
  return {
    stockIndex: fairStockIndex(stockIndex, searchLimits),
    async close() {
      stockIndex.close();
      await Promise.all([engine.close(), database.close()]);
    },
  };
}
