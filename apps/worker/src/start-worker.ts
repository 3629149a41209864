import { setTimeout as sleep } from 'node:timers/promises';
import type { EventLog } from '@forecourt/server/observability/event-log';
import { pino } from 'pino';
import { compose } from './compose.ts';
import type { WorkerEnv } from './env.ts';
import { failureSummary } from '@forecourt/server/observability/failure-summary';
import { serveHealth } from './health-server.ts';
import type { JobList, TenantJob } from './job-handler.ts';
import { runAnswers } from './run-answers.ts';
import { runMessages } from './run-messages.ts';
import { runIndexer } from './run-indexer.ts';
import { runQueue, type RunningQueue } from './run-queue.ts';
import { fixedConcurrency } from './fixed-concurrency.ts';
import { surviveLostEnds } from './survive-lost-ends.ts';

const pauseMs = 1_000;

/**
 * Runs jobs until the process is told to stop (SIGTERM, SIGINT). A queue that lost PostgreSQL in the
 * middle of something is ended, and another is started as soon as PostgreSQL answers.
 */
export async function startWorker(env: WorkerEnv, jobs: JobList): Promise<void> {
  const log: EventLog = pino({ level: env.logLevel, base: { program: 'worker', pid: process.pid } });
  surviveLostEnds(log);
  const deps = compose(env, log);
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopping.abort());
  const stopRequested = new Promise<void>((resolve) => {
    stopping.signal.addEventListener('abort', () => resolve());
  });

  const indexer = runIndexer(deps.ports.indexing, log);
  const messages = deps.ports.checkout && runMessages(deps.ports.checkout.payments, log);
  const answers = runAnswers(deps.ports.replies, env.replies.takesMail, log);
  // Beside the queue and not after it: whoever stops a process waits once.
  const indexerStopped = stopRequested.then(() => indexer.stop(env.stopSeconds));
  const queues = queuesOf(env, jobs);
  const running = new Map<string, RunningQueue>();
  const health = await serveHealth(env, {
    isReady: async () => ({
      database: await deps.isDatabaseReachable(),
      queue: queues.every(({ name }) => running.get(name)?.isPolling() ?? false),
      indexer: indexer.isPolling(),
    }),
    metrics: indexer.metrics,
  });

  /** One life of a queue after the other. */
  async function keepRunning({ name, concurrency, jobs: ofQueue }: QueueOfWorker): Promise<void> {
    const limits = { concurrency, stopSeconds: env.stopSeconds };
    while (!stopping.signal.aborted) {
      try {
        const queue = await runQueue(limits, deps, ofQueue, log);
        running.set(name, queue);
        const isWhole = running.size === queues.length;
        log.info(
          {
            event: isWhole ? 'worker_started' : 'queue_started',
            queue: name,
            port: health.port,
            concurrency,
          },
          isWhole ? 'worker started' : 'queue started',
        );
        await Promise.race([stopRequested, queue.broken]);
        log.info(
          { event: stopping.signal.aborted ? 'queue_stopping' : 'queue_restarting', queue: name },
          stopping.signal.aborted ? 'worker stopping: no new jobs' : 'the queue is started anew',
        );
        await queue.stop();
      } catch (error) {
        log.error(
          { event: 'queue_failed', queue: name, error: failureSummary(error) },
          'the queue does not start or stop',
        );
      }
      running.delete(name);
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  await Promise.all(queues.map(keepRunning));
  await indexerStopped;
  await messages?.stop();
  await answers.stop();
  await health.close();
  await deps.close();
  log.info({ event: 'worker_stopped' }, 'worker stopped');
}

interface QueueOfWorker {
  readonly name: string;
  readonly concurrency: number;
  readonly jobs: JobList;
}

/**
 * Pictures, imports and leads that nobody takes may have every place for minutes. What a person waits for has places of
 * its own; so have money that goes back and the mails about it, which it does not stand behind; and so has what the clock
 * starts, such as looking for money that went astray.
 */
function queuesOf({ concurrency, promptConcurrency }: WorkerEnv, jobs: JobList): readonly QueueOfWorker[] {
  const { tenantJobs, platformJobs } = jobs;
  const ofTenants = (name: TenantJob['queue']): JobList => ({
    tenantJobs: tenantJobs.filter(({ queue }) => queue === name),
    platformJobs: [],
  });
  return [
    { name: 'prompt', concurrency: promptConcurrency, jobs: ofTenants('prompt') },
    { name: 'money', concurrency: fixedConcurrency.money, jobs: ofTenants('money') },
    { name: 'receipts', concurrency: fixedConcurrency.receipts, jobs: ofTenants('receipts') },
    { name: 'patient', concurrency, jobs: ofTenants(undefined) },
    { name: 'scheduled', concurrency: fixedConcurrency.scheduled, jobs: { tenantJobs: [], platformJobs } },
  ];
}
