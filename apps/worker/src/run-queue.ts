import { parseCronItems, run, type Runner, type TaskList } from 'graphile-worker';
import type { Logger } from 'pino';
import type { Composed } from './compose.ts';
import type { WorkerEnv } from './env.ts';
import type { JobList } from './job-handler.ts';
import { queueLogger } from './queue-logger.ts';
import { cronItems } from './schedules.ts';
import { taskOfPlatformJob, taskOfTenantJob } from './task-of-job.ts';

const pollIntervalMs = 2_000;
/** Longer than a poll and the retries behind it: a worker silent for so long is stuck. */
const silentMs = 30_000;

export interface RunningQueue {
  /** Whether it has asked for work lately, or is busy with as much as it may do. */
  isPolling(): boolean;
  /** Settles when the queue has stopped, by itself or because it was told to. */
  readonly ended: Promise<void>;
  /** Takes no new jobs, lets running ones finish, and after the deadline gives the rest back to the queue. */
  stop(): Promise<void>;
}

export async function runQueue(
  env: WorkerEnv,
  { ports, liveness }: Pick<Composed, 'ports' | 'liveness'>,
  { tenantJobs, platformJobs }: JobList,
  log: Logger,
): Promise<RunningQueue> {
  const taskList: TaskList = Object.fromEntries([
    ...tenantJobs.map((entry) => [entry.job.name, taskOfTenantJob(entry, ports, log)]),
    ...platformJobs.map((job) => [job.name, taskOfPlatformJob(job, ports, log)]),
  ]);
  let announced: Promise<void> | undefined;
  const runner = await run({
    connectionString: env.jobsUrl,
    maxPoolSize: env.concurrency + 2,
    concurrency: env.concurrency,
    pollInterval: pollIntervalMs,
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: env.stopSeconds * 1_000,
    logger: queueLogger(log),
    taskList,
    parsedCronItems: parseCronItems(cronItems()),
    preset: {
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
  });

  let busy = 0;
  let lastPoll = performance.now();
  const polled = () => {
    lastPoll = performance.now();
  };
  runner.events.on('worker:getJob:empty', polled);
  runner.events.on('job:start', () => {
    polled();
    busy += 1;
  });
  runner.events.on('job:complete', () => {
    busy -= 1;
  });
  return {
    isPolling: () => busy >= env.concurrency || performance.now() - lastPoll < silentMs,
    ended: runner.promise,
    stop: () => stopInTime(runner, env.stopSeconds, log),
  };
}

async function stopInTime(runner: Runner, stopSeconds: number, log: Logger): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<'too long'>((resolve) => {
    timer = setTimeout(() => resolve('too long'), stopSeconds * 1_000);
  });
  const stopped = runner.stop().then(() => 'stopped' as const);
  if ((await Promise.race([stopped, tooLong])) === 'too long') {
    log.warn('jobs are still running; they go back to the queue');
    await runner.kill();
  }
  clearTimeout(timer);
}
