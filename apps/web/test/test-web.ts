/**
 * The dealer sites' server as a process of its own, for tests of what it keeps: it draws nothing, so that they need
 * no build, and its stock is always there, so that no page is a lesser one.
 */
import { stockIndexWithFallback } from '@forecourt/app/stock/indexing/stock-index-with-fallback';
import { pino } from 'pino';
import { compose } from '../server/compose.ts';
import { readEnv } from '../server/env.ts';
import { startServer } from '../server/start-server.ts';
import { systemClock } from '@forecourt/server/clock/system-clock';
import { memoryStockIndex } from './memory-stock-index.ts';
import { plainRenderer } from './plain-renderer.ts';

const env = readEnv();
const log = pino({ level: env.logLevel });
const stockIndex = stockIndexWithFallback({
  primary: memoryStockIndex([]),
  fallback: null,
  clock: systemClock,
  primaryTimeoutMs: 1_000,
  fallbackTimeoutMs: 1_000,
});
const { ports } = compose(env, log);
const server = await startServer({
  ports: { ...ports, stockIndex },
  clock: systemClock,
  renderer: plainRenderer,
  log,
  env,
});
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
