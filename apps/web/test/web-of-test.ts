/** The dealer sites' server as a process of its own that draws nothing: tests of what it keeps need no build. */
import { pino } from 'pino';
import { compose } from '../server/compose.ts';
import { readEnv } from '../server/env.ts';
import { startServer } from '../server/start-server.ts';
import { systemClock } from '../server/system-clock.ts';
import { plainRenderer } from './plain-renderer.ts';

const env = readEnv();
const log = pino({ level: env.logLevel });
const { ports } = compose(env, log);
const server = await startServer({ ports, clock: systemClock, renderer: plainRenderer, log, env });
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
