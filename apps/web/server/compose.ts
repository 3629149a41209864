import { stockIndexWithFallback } from '@forecourt/app/stock/indexing/stock-index-with-fallback';
import { makePictureJob } from '@forecourt/app/media/make-picture.job';
import { derivedKey } from '@forecourt/providers/accounts/derived-key';
import { hashedTokens } from '@forecourt/providers/accounts/hashed-tokens';
import { keyedCodes } from '@forecourt/providers/accounts/keyed-codes';
import { s3MediaStore } from '@forecourt/providers/media/s3-media-store';
import { sharpPictureMaker } from '@forecourt/providers/media/sharp-picture-maker';
import { workerSheetWriter } from '@forecourt/providers/pdf/worker-sheet-writer';
import { countingLimiter } from '@forecourt/providers/rate-limiter/counting-limiter';
import { redisSharedCache } from '@forecourt/providers/shared-cache/redis-shared-cache';
import { openSearchClient } from '@forecourt/search/opensearch-client';
import { openSearchStockIndex } from '@forecourt/search/opensearch-stock-index';
import { connectDatabase } from '@forecourt/store/connection';
import { findSiteByHost, findSiteBySlug, listRecentSites } from '@forecourt/store/directory/site-directory';
import { stockVersions } from '@forecourt/store/directory/stock-versions';
import { postgresStockIndex } from '@forecourt/store/stock/postgres-stock-index';
import { storeRunner } from '@forecourt/store/stores';
import type { EventLog } from '@forecourt/server/observability/event-log';
import type { WebEnv } from './env.ts';
import { failureSummary } from '@forecourt/server/observability/failure-summary';
import type { ServerOptions } from './server-options.ts';
import { systemClock } from '@forecourt/server/clock/system-clock';

export interface Composed {
  readonly ports: ServerOptions['ports'];
  close(): Promise<void>;
}

const poolSize = 6;
const fallbackSearches = 4;
/** Those who wait for an engine as it is given up all come at once. */
const fallbackWaiting = 100;
/** Of the pictures that visitors wait for. */
const pictureLimits = { atOnce: 2, waiting: 60 };
/** Sheets of cars: each takes a core for a tenth to a quarter of a second, the first of a thread for a whole one. */
const sheetLimits = { atOnce: 2, waiting: 20, timeoutMs: 10_000, memoryMb: 192 };
const fallbackTimeoutMs = 2_000;
/** Half a million cars take a second or two, and a directory is asked anew twice a minute at most. */
const directoryTimeoutMs = 5_000;
/** A node, and once more the next. Whoever comes while an engine hangs waits for this long and no longer. */
const engineTimeoutMs = 1_000;

/** Builds everything the dealer sites' server stands on. Nothing is connected yet. */
export function compose(env: WebEnv, log: EventLog): Composed {
  const onConnectionLost = (error: unknown) =>
    log.warn({ event: 'database_connection_lost', error: failureSummary(error) }, 'a connection was lost');
  const connect = (size: number, callTimeoutMs: number) =>
    connectDatabase({
      url: env.databaseUrl,
      poolSize: size,
      applicationName: 'forecourt-web',
      callTimeoutMs,
      onConnectionLost,
    });
  const database = connect(poolSize, 5_000);
  // Of its own: however many searches it is asked for, sites are still found.
  const searchDatabase = connect(fallbackSearches, directoryTimeoutMs);
  const engine = openSearchClient({ nodes: env.openSearchNodes, timeoutMs: engineTimeoutMs });

  const store = storeRunner(database);
  const media = s3MediaStore(env.s3);
  const sheets = workerSheetWriter(sheetLimits);
  const redis = redisSharedCache({
    url: env.redisUrl,
    onChange: (isUsed) =>
      isUsed
        ? log.info({ event: 'redis_available' }, 'Redis is used again')
        : log.warn({ event: 'redis_unavailable' }, 'Redis is not used: each process has its own cache'),
  });

  const stockIndex = stockIndexWithFallback({
    primary: openSearchStockIndex({
      client: engine,
      index: env.stockIndex,
      onLeak: (leak) =>
        log.error(
          { event: 'car_outside_site', leak },
          'the engine found a car outside the site, which was dropped',
        ),
    }),
    fallback: postgresStockIndex(searchDatabase, {
      timeoutMs: fallbackTimeoutMs,
      directoryTimeoutMs,
      atOnce: fallbackSearches,
      waiting: fallbackWaiting,
    }),
    clock: systemClock,
    // The client's own limit comes first; this one holds whatever the client does.
    primaryTimeoutMs: engineTimeoutMs + 100,
    fallbackTimeoutMs: directoryTimeoutMs + 100,
    onChange: (isPrimaryUsed) =>
      isPrimaryUsed
        ? log.info({ event: 'search_engine_available' }, 'the search engine is used again')
        : log.error({ event: 'search_engine_unavailable' }, 'searches fall back to the database'),
    onBroken: (error) =>
      log.error({ event: 'search_failed', error: failureSummary(error) }, 'a search failed by our own fault'),
  });

  return {
    ports: {
      directory: {
        findByHost: (host) => findSiteByHost(database, host),
        findBySlug: (slug) => findSiteBySlug(database, slug),
        listRecent: (limit) => listRecentSites(database, limit),
      },
      store,
      codeKeys: keyedCodes(env.codeSecrets),
      tokens: hashedTokens(env.codeSecrets[0]),
      limiter: countingLimiter({
        counts: redis.counts,
        secret: derivedKey(env.codeSecrets[0], 'rate limits'),
        nowMs: () => performance.now(),
      }),
      shared: redis.cache,
      hints: redis.hints,
      pictures: {
        media,
        maker: sharpPictureMaker(pictureLimits),
        makeLater: (scope, input) =>
          store.run(scope, ({ jobs }) =>
            jobs.enqueue(makePictureJob, input, { key: `${input.key} ${input.quality}` }),
          ),
      },
      sheets,
      versions: stockVersions(database),
      stockIndex,
    },
    async close() {
      stockIndex.close();
      media.close();
      redis.close();
      await Promise.all([sheets.close(), engine.close(), database.close(), searchDatabase.close()]);
    },
  };
}
