import { pino } from 'pino';
import { compose } from './compose.ts';
import { readEnv } from './env.ts';
import { builtRenderer } from './pages/page-renderer.ts';
import { startServer } from './start-server.ts';
import { systemClock } from './system-clock.ts';

try {
  const env = readEnv();
  const log = pino({ level: env.logLevel, base: { program: 'web', pid: process.pid } });
  const composed = compose(env, log);
  const server = await startServer({
    ports: composed.ports,
    clock: systemClock,
    renderer: await builtRenderer(),
    log,
    env,
  });
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
  });
  await server.stop();
  await composed.close();
  // Also when something that did not listen still holds the process open.
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
