import { pino } from 'pino';
import { compose } from './compose.ts';
import type { WorkerEnv } from './env.ts';
import { summaryOf } from './failure-summary.ts';
import { serveHealth } from './health-server.ts';
import type { JobList } from './job-handler.ts';
import { runQueue } from './run-queue.ts';

/**
 * Runs jobs until the process is told to stop (SIGTERM, SIGINT), then ends it: 0 after a stop that was
 * asked for, 1 when the queue broke and a new process must take over.
 */
export async function startWorker(env: WorkerEnv, jobs: JobList): Promise<void> {
  const log = pino({ level: env.logLevel, base: { program: 'worker', pid: process.pid } });
  const parts = compose(env, log);
  const queue = await runQueue(env, parts, jobs, log);
  const health = await serveHealth(env.port, {
    isReady: async () => ({ database: await parts.isDatabaseReachable(), queue: queue.isPolling() }),
  });
  log.info({ port: health.port, concurrency: env.concurrency }, 'worker started');

  let asked = false;
  const stop = (signal: NodeJS.Signals) => {
    if (asked) return;
    asked = true;
    log.info({ signal }, 'worker stopping: no new jobs');
    queue.stop().catch((error: unknown) => log.error({ error: summaryOf(error) }, 'the queue did not stop'));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  const broke = await queue.ended.then(
    () => !asked,
    (error: unknown) => {
      if (!asked) log.error({ error: summaryOf(error) }, 'the queue broke');
      return !asked;
    },
  );
  await parts.liveness.stop();
  await health.close();
  await parts.close();
  log.info('worker stopped');
  process.exit(broke ? 1 : 0);
}
