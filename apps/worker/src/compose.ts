import type { Upkeep } from '@forecourt/app/ports/upkeep';
import { connectDatabase } from '@forecourt/store/connection';
import { isReachable } from '@forecourt/store/is-reachable';
import { upkeep } from '@forecourt/store/directory/upkeep';
import { queuePool } from '@forecourt/store/jobs/queue-pool';
import { workerLiveness, type WorkerLiveness } from '@forecourt/store/jobs/worker-liveness';
import type { Logger } from 'pino';
import type { WorkerEnv } from './env.ts';
import { summaryOf } from './failure-summary.ts';

/** What handlers may ask. */
export interface Ports {
  readonly upkeep: Upkeep;
}

export interface Composed {
  readonly ports: Ports;
  /** One of each for each life of the queue: they die with it. */
  newLiveness(): WorkerLiveness;
  newQueuePool(): ReturnType<typeof queuePool>;
  isDatabaseReachable(): Promise<boolean>;
  close(): Promise<void>;
}

/** Builds everything the worker stands on. Nothing is connected yet. */
export function compose(env: WorkerEnv, log: Logger): Composed {
  const onConnectionLost = (error: unknown) => log.warn({ error: summaryOf(error) }, 'a connection was lost');
  const database = connectDatabase({
    url: env.databaseUrl,
    poolSize: env.concurrency + 2,
    applicationName: 'forecourt-worker',
    onConnectionLost,
  });
  return {
    ports: { upkeep: upkeep(database) },
    newLiveness: () =>
      workerLiveness({
        url: env.jobsUrl,
        deadAfterSeconds: env.deadAfterSeconds,
        onReleased: (worker, jobs) => log.warn({ worker, jobs }, 'a worker died; its jobs are free again'),
        onTrouble: (error) => log.warn({ error: summaryOf(error) }, 'no sign of life could be given'),
      }),
    newQueuePool: () => queuePool({ url: env.jobsUrl, size: env.concurrency + 2, onConnectionLost }),
    isDatabaseReachable: () => isReachable(database),
    close: () => database.close(),
  };
}
