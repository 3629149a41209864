import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

export interface WorkerProcess {
  readonly lines: readonly Readonly<Record<string, unknown>>[];
  readonly port: number;
  kill(signal: 'SIGKILL' | 'SIGTERM'): void;
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
}

/** Starts the worker as a process and waits until it says that it has started. */
export async function startWorkerProcess(
  variables: Readonly<Record<string, string>>,
): Promise<WorkerProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'test-worker.ts')], {
    env: { PATH: '/usr/bin:/bin', TZ: 'UTC', FORECOURT_DEVELOPMENT: 'true', WORKER_PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: Record<string, unknown>[] = [];
  createInterface(child.stdout).on('line', (line) => lines.push(JSON.parse(line) as Record<string, unknown>));
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string);
  const started = await until(() => lines.find(({ event }) => event === 'worker_started'), 30_000);
  return { lines, ended, port: Number(started['port']), kill: (signal) => void child.kill(signal) };
}

/** Polls until there is a value, and fails after a timeout. */
export async function until<T>(
  read: () => T | undefined | Promise<T | undefined>,
  timeoutMs: number,
): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    const value = await read();
    if (value !== undefined) return value;
    await sleep(25);
  }
  throw new Error(`nothing after ${timeoutMs} ms`);
}
