/**
 * A worker thread of the dealer sites' server: it makes what no cache has, so that the thread that answers never waits
 * for it.
 */
import { setPriority } from 'node:os';
import { systemClock } from '@forecourt/server/clock/system-clock';
import type { EventLog } from '@forecourt/server/observability/event-log';
import { requestFields } from '@forecourt/server/observability/request-context';
import { pino } from 'pino';
import { compose } from '../compose.ts';
import { readEnv } from '../env.ts';
import { builtRenderer } from '../pages/page-renderer.ts';
import { workerTasks, type RunTask } from './worker-tasks.ts';

/** A third of the weight of the thread that answers: where both want the processor, that one comes first. */
const niceness = 5;

// On Linux of this thread alone.
setPriority(niceness);
const env = readEnv();
// Each line is one write, so that no line of another thread gets into it.
const log: EventLog = pino(
  { level: env.logLevel, base: { program: 'web', pid: process.pid }, mixin: requestFields },
  pino.destination({ dest: 1, sync: false }),
);

export const runTask: RunTask = workerTasks({
  ports: compose(env, log).ports,
  clock: systemClock,
  renderer: await builtRenderer(),
  log,
  env,
});
