import { setTimeout as sleep } from 'node:timers/promises';
import { indexChanges } from '@forecourt/app/stock/indexing/index-changes';
import type { StockNotice } from '@forecourt/app/ports/stock/stock-outbox.port';
import type { EventLog } from '@forecourt/server/observability/event-log';
import { batchesAtOnce, type Indexing } from './compose.ts';
import { failureSummary } from '@forecourt/server/observability/failure-summary';

const batchSize = 500;
const pollMs = 250;
/** Twice as long after each failure, and so often is looked whether it has passed. */
const longestPauseMs = 5_000;
/** Longer than any call may take: an indexer silent for so long is stuck. */
const silentMs = 90_000;

export interface RunningIndexer {
  readonly isPolling: () => boolean;
  readonly metrics: () => Promise<Readonly<Record<string, number>>>;
  /** Takes nothing more, and lets what was taken finish; what does not, others take over in a minute. */
  readonly stop: (withinSeconds: number) => Promise<void>;
}

/**
 * Brings the search index up to date with the changes of stock, for as long as the process lives. Any number of
 * these may run at once. While the engine is away the database's own documents are kept up to date, and the
 * changes wait.
 */
export function runIndexer(indexing: Indexing, log: EventLog): RunningIndexer {
  const { outbox } = indexing.store;
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  const counted = { cars: 0, failures: 0 };
  let isEngineAway = false;
  let pauseMs = pollMs;
  let lastPoll = performance.now();

  const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal }).catch(() => undefined);
  const backOff = () => {
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  };

  async function index(notices: readonly StockNotice[]): Promise<void> {
    const startedAt = performance.now();
    const wasAway = isEngineAway;
    try {
      const done = await indexChanges(indexing, notices, { now: new Date(), isEngineAway: wasAway });
      counted.cars += done.documents + done.gone;
      counted.failures += done.failures;
      if (done.isPressed) backOff();
      else if (!wasAway) pauseMs = pollMs;
      if (done.unavailable !== null && !wasAway) isEngineAway = true;
      const isWell = done.failures === 0 && done.unavailable === null;
      log[isWell ? 'info' : 'warn'](
        {
          event: isWell ? 'stock_indexed' : 'stock_partly_indexed',
          ...done,
          ms: Math.round(performance.now() - startedAt),
        },
        'stock indexed',
      );
    } catch (error) {
      backOff();
      log.warn(
        { event: 'stock_indexing_failed', error: failureSummary(error), notices: notices.length },
        'stock not indexed; it will be tried again',
      );
    }
  }

  /** Answers whether there may be more at once. */
  async function poll(): Promise<boolean> {
    const notices = isEngineAway ? await outbox.takeNew(batchSize) : await outbox.take(batchSize);
    lastPoll = performance.now();
    if (notices.length > 0) {
      const batch: Promise<void> = index(notices).then(() => void running.delete(batch));
      running.add(batch);
    }
    if (notices.length === batchSize) return true;
    // What concerns a whole dealership comes after what concerns one car, and no faster than it is indexed.
    const handedOn = running.size >= batchesAtOnce ? null : await outbox.fanOut(batchSize);
    if (isEngineAway && (await indexing.index.isReachable())) {
      isEngineAway = false;
      log.info({ event: 'search_engine_available' }, 'the search engine answers again');
    }
    return handedOn !== null;
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        const isBusy = await poll();
        if (running.size >= batchesAtOnce) await Promise.race(running);
        if (!isBusy || pauseMs > pollMs) await pause(pauseMs);
      } catch (error) {
        backOff();
        log.warn(
          { event: 'outbox_read_failed', error: failureSummary(error) },
          'no changes of stock could be taken',
        );
        await pause(pauseMs);
      }
    }
    await Promise.all(running);
  }

  const ended = run();
  return {
    isPolling: () => performance.now() - lastPoll < silentMs,
    async metrics() {
      const { waiting, oldestSeconds } = await outbox.state();
      return {
        forecourt_outbox_waiting: waiting,
        forecourt_outbox_oldest_seconds: oldestSeconds,
        forecourt_indexed_cars_total: counted.cars,
        forecourt_index_failures_total: counted.failures,
        forecourt_search_engine_away: Number(isEngineAway),
      };
    },
    async stop(withinSeconds) {
      stopping.abort();
      await Promise.race([ended, sleep(withinSeconds * 1_000, undefined, { ref: false })]);
    },
  };
}
