import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { compose } from './compose.ts';
import type { WorkerEnv } from './env.ts';
import { summaryOf } from './failure-summary.ts';
import { serveHealth } from './health-server.ts';
import type { JobList } from './job-handler.ts';
import { runIndexer } from './run-indexer.ts';
import { runQueue, type RunningQueue } from './run-queue.ts';

const pauseMs = 1_000;

/**
 * Runs jobs until the process is told to stop (SIGTERM, SIGINT). A queue that lost PostgreSQL in the
 * middle of something is ended, and another is started as soon as PostgreSQL answers.
 */
export async function startWorker(env: WorkerEnv, jobs: JobList): Promise<void> {
  const log = pino({ level: env.logLevel, base: { program: 'worker', pid: process.pid } });
  const parts = compose(env, log);
  const asked = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => asked.abort());
  const stopAsked = new Promise<void>((resolve) => {
    asked.signal.addEventListener('abort', () => resolve());
  });

  const indexer = runIndexer(parts.ports.indexing, log);
  // Beside the queue and not after it: whoever stops a process waits once.
  const indexerStopped = stopAsked.then(() => indexer.stop(env.stopSeconds));
  let queue: RunningQueue | undefined;
  const health = await serveHealth(env.port, {
    isReady: async () => ({
      database: await parts.isDatabaseReachable(),
      queue: queue?.isPolling() ?? false,
      indexer: indexer.isPolling(),
    }),
    metrics: indexer.metrics,
  });
  while (!asked.signal.aborted) {
    try {
      queue = await runQueue(env, parts, jobs, log);
      log.info({ port: health.port, concurrency: env.concurrency }, 'worker started');
      await Promise.race([stopAsked, queue.broken]);
      log.info(asked.signal.aborted ? 'worker stopping: no new jobs' : 'the queue is started anew');
      await queue.stop();
    } catch (error) {
      log.error({ error: summaryOf(error) }, 'the queue does not start or stop');
    }
    queue = undefined;
    await sleep(pauseMs, undefined, { signal: asked.signal }).catch(() => undefined);
  }
  await indexerStopped;
  await health.close();
  await parts.close();
  log.info('worker stopped');
}
