/** A worker thread of the server of tests: it draws nothing, and its stock is always there. */
import { pino } from 'pino';
import { systemClock } from '@forecourt/server/clock/system-clock';
import { compose } from '../server/compose.ts';
import { readEnv } from '../server/env.ts';
import { workerTasks, type RunTask } from '../server/workers/worker-tasks.ts';
import { plainRenderer } from './plain-renderer.ts';
import { stockIndexOfTests } from './stock-index-of-tests.ts';

const env = readEnv();
const log = pino({ level: env.logLevel });

export const runTask: RunTask = workerTasks({
  ports: { ...compose(env, log).ports, stockIndex: stockIndexOfTests() },
  clock: systemClock,
  renderer: plainRenderer,
  log,
  env,
});
