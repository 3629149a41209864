import { systemClock } from '@forecourt/server/clock/system-clock';
import type { EventLog } from '@forecourt/server/observability/event-log';
import { requestFields } from '@forecourt/server/observability/request-context';
import { pino } from 'pino';
import { compose } from './compose.ts';
import { readEnv } from './env.ts';
import { startConsole } from './start-console.ts';

try {
  const env = readEnv();
  const log: EventLog = pino({
    level: env.logLevel,
    base: { program: 'console', pid: process.pid },
    mixin: requestFields,
  });
  const composed = compose(env, log);
  const console = await startConsole({ ports: composed.ports, clock: systemClock, log, env });
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
  });
  await console.stop();
  await composed.close();
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
