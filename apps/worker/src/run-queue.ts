import { EventEmitter } from 'node:events';
import {
  parseCronItems,
  run,
  type Runner,
  type TaskList,
  type WorkerEvents,
  type WorkerPool,
} from 'graphile-worker';
import type { EventLog } from '@forecourt/server/observability/event-log';
import type { Composed } from './compose.ts';
import type { WorkerEnv } from './env.ts';
import { failureSummary } from '@forecourt/server/observability/failure-summary';
import type { JobList } from './job-handler.ts';
import { queueLogger } from './queue-logger.ts';
import { cronItems } from './schedules.ts';
import { taskOfPlatformJob, taskOfTenantJob } from './task-of-job.ts';

const pollIntervalMs = 2_000;
/** Longer than a poll and the retries behind it: a queue silent for so long is stuck. */
const silentMs = 30_000;

export interface RunningQueue {
  /** Whether it has asked for work lately, or is busy with as much as it may do. */
  isPolling(): boolean;
  /**
   * Settles when PostgreSQL did not answer a question about a job. Whether the job was taken, or marked
   * done, is then unknown; this life of the queue must end, and give back what it holds.
   */
  readonly broken: Promise<void>;
  /** Takes no new jobs, lets running ones finish, and after the deadline gives the rest back to the queue. */
  stop(): Promise<void>;
}

/** Starts one life of the queue. */
export async function runQueue(
  { concurrency, stopSeconds }: Pick<WorkerEnv, 'concurrency' | 'stopSeconds'>,
  { ports, newLiveness, newQueuePool }: Pick<Composed, 'ports' | 'newLiveness' | 'newQueuePool'>,
  jobs: JobList,
  log: EventLog,
): Promise<RunningQueue> {
  const liveness = newLiveness();
  const pgPool = newQueuePool(concurrency);
  const events: WorkerEvents = new EventEmitter();
  const activity = watchActivity(events, concurrency);
  let announced: Promise<void> | undefined;
  let pool: WorkerPool | undefined;
  events.on('pool:create', ({ workerPool }) => {
    pool = workerPool;
  });
  const runner = await run({
    pgPool,
    concurrency,
    pollInterval: pollIntervalMs,
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: stopSeconds * 1_000,
    logger: queueLogger(log),
    events,
    taskList: taskListOf(jobs, ports, log),
    parsedCronItems: parseCronItems(cronItems(jobs.platformJobs)),
    preset: {
      worker: {
        // Otherwise the library does not wait for these when it stops, and does not hear of their failure.
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
      },
      plugins: [
        {
          name: 'SignOfLife',
          version: '1.0.0',
          worker: {
            hooks: {
              // Before its first job: one that was taken without a sign of life would be lost with the process.
              startWorker: (_context, { worker }) => (announced ??= liveness.announce(worker.workerPool.id)),
            },
          },
        },
      ],
    },
  }).catch(async (error: unknown) => {
    await pgPool.end();
    throw error;
  });
  const ended = runner.promise.catch((error: unknown) =>
    log.error({ event: 'queue_ended', error: failureSummary(error) }, 'the queue ended by itself'),
  );
  return {
    isPolling: activity.isRecent,
    broken: Promise.race([ended, activity.failed]),
    async stop() {
      await stopInTime(runner, pool, stopSeconds, log);
      await liveness.stop();
      await pgPool.end();
    },
  };
}

function taskListOf(
  { tenantJobs, platformJobs }: JobList,
  ports: Composed['ports'],
  log: EventLog,
): TaskList {
  return Object.fromEntries([
    ...tenantJobs.map((entry) => [entry.job.name, taskOfTenantJob(entry, ports, log)]),
    ...platformJobs.map((job) => [job.name, taskOfPlatformJob(job, ports, log)]),
  ]);
}

function watchActivity(events: WorkerEvents, concurrency: number) {
  let busy = 0;
  let lastPoll = performance.now();
  const polled = () => {
    lastPoll = performance.now();
  };
  events.on('worker:getJob:empty', polled);
  events.on('job:start', () => {
    polled();
    busy += 1;
  });
  events.on('job:complete', () => {
    busy -= 1;
  });
  const failed = new Promise<void>((resolve) => {
    events.on('worker:getJob:error', () => resolve());
    events.on('pool:fatalError', () => resolve());
  });
  return { failed, isRecent: () => busy >= concurrency || performance.now() - lastPoll < silentMs };
}

async function stopInTime(
  runner: Runner,
  pool: WorkerPool | undefined,
  stopSeconds: number,
  log: EventLog,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<'too long'>((resolve) => {
    timer = setTimeout(() => resolve('too long'), stopSeconds * 1_000);
  });
  // It may have stopped by itself, and says so by failing.
  const stopped = runner.stop().catch(() => undefined);
  if ((await Promise.race([stopped, tooLong])) === 'too long') {
    log.warn({ event: 'jobs_interrupted' }, 'jobs are still running; they go back to the queue');
    // The runner's own way to kill does nothing once it is stopping.
    await pool?.forcefulShutdown('the worker had to stop before this job was done');
  }
  clearTimeout(timer);
}
