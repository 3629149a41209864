/**
 * The dealer sites' server as a process of its own, for tests of what it keeps: it draws nothing, so that they need
 * no build, and its stock is always there, so that no page is a lesser one.
 */
import { pino } from 'pino';
import { compose } from '../server/compose.ts';
import { readEnv } from '../server/env.ts';
import { startServer } from '../server/start-server.ts';
import { workerPool } from '../server/workers/worker-pool.ts';
import { systemClock } from '@forecourt/server/clock/system-clock';
import { plainRenderer } from './plain-renderer.ts';
import { stockIndexOfTests } from './stock-index-of-tests.ts';

const env = readEnv();
const log = pino({ level: env.logLevel });
const { ports } = compose(env, log);
const thread = new URL('./test-worker-thread.ts', import.meta.url);
const server = await startServer({
  ports: { ...ports, stockIndex: stockIndexOfTests() },
  clock: systemClock,
  renderer: plainRenderer,
  log,
  env,
  ...(env.workerThreads > 0 && { workers: workerPool(env.workerThreads, thread) }),
});
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
