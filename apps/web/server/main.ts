import type { EventLog } from '@forecourt/server/observability/event-log';
import { requestFields } from '@forecourt/server/observability/request-context';
import { pino } from 'pino';
import { compose } from './compose.ts';
import { readEnv } from './env.ts';
import { builtRenderer } from './pages/page-renderer.ts';
import { startServer } from './start-server.ts';
import { workerPool } from './workers/worker-pool.ts';
import { systemClock } from '@forecourt/server/clock/system-clock';

/**
 * Lines are written several at once: a write for each took a tenth of what a search costs this process. What one
 * that is killed outright would have said in its last moments is lost; every other end writes the rest.
 */
const logWriting = { dest: 1, sync: false, minLength: 8 * 1024, periodicFlush: 200 };

try {
  const env = readEnv();
  const log: EventLog = pino(
    { level: env.logLevel, base: { program: 'web', pid: process.pid }, mixin: requestFields },
    pino.destination(logWriting),
  );
  const composed = compose(env, log);
  const workers = env.workerThreads > 0 ? workerPool(env.workerThreads) : undefined;
  const server = await startServer({
    ports: composed.ports,
    clock: systemClock,
    renderer: await builtRenderer(),
    log,
    env,
    ...(workers && { workers }),
  });
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
  });
  await server.stop();
  await workers?.close();
  await composed.close();
  // Also when something that did not listen still holds the process open.
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
