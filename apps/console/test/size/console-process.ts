import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { redisPort } from '../env.ts';

/** As it runs in production, which needs its build, and without that. */
const programs = {
  built: join(import.meta.dirname, '../../server/main.ts'),
  bare: join(import.meta.dirname, 'serve-console.ts'),
};
const startsWithinMs = 90_000;

/** A console in a process of its own. */
export interface ConsoleProcess {
  readonly origin: string;
  kill(): Promise<void>;
  /** The same again, at the same place. */
  start(): Promise<void>;
}

/** Starts a console over a database of a test. */
export async function startConsoleProcess(
  databaseUrl: string,
  {
    codeKey,
    port,
    processes = 1,
    program = 'built',
  }: {
    readonly codeKey: string;
    readonly port: number;
    readonly processes?: number;
    readonly program?: keyof typeof programs;
  },
): Promise<ConsoleProcess> {
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    PATH: '/usr/bin:/bin',
    TZ: 'UTC',
    FORECOURT_DEVELOPMENT: 'true',
    DATABASE_CONSOLE_URL: databaseUrl,
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    CODE_KEY: codeKey,
    CONSOLE_ORIGIN: origin,
    CONSOLE_PORT: String(port),
    CONSOLE_PROCESSES: String(processes),
    LOG_LEVEL: 'error',
  };
  let child: ChildProcess | undefined;
  const started: ConsoleProcess = {
    origin,
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    async start() {
      child = spawn(
        process.execPath,
        [programs[program], JSON.stringify({ databaseUrl, key: codeKey, port })],
        { env, stdio: ['ignore', 'ignore', 'inherit'] },
      );
      const until = Date.now() + startsWithinMs;
      while (!(await isUp(origin))) {
        if (child.exitCode !== null || Date.now() > until)
          throw new Error('the console did not start: a built one needs pnpm build');
        await sleep(50);
      }
    },
  };
  await started.start();
  return started;
}

async function isUp(origin: string): Promise<boolean> {
  return fetch(`${origin}/health`, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
