import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

export interface WebProcess {
  readonly lines: readonly Readonly<Record<string, unknown>>[];
  readonly port: number;
  readonly pid: number;
  kill(signal: 'SIGTERM' | 'SIGKILL'): void;
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
}

/** A test asks as much of one site as a crowd: those about limits set their own. */
const unlimited = { WEB_NETWORK_REQUESTS: '100000', WEB_SITE_SHARE: '100000' };

/** Starts the dealer sites' server as a process and waits until it is ready. */
export async function startWebProcess(
  variables: Readonly<Record<string, string>>,
  program = '../server/main.ts',
): Promise<WebProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, program)], {
    env: { PATH: '/usr/bin:/bin', TZ: 'UTC', FORECOURT_DEVELOPMENT: 'true', ...unlimited, ...variables },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const lines: Record<string, unknown>[] = [];
  createInterface(child.stdout).on('line', (line) => lines.push(JSON.parse(line) as Record<string, unknown>));
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string);
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline && child.exitCode === null) {
    const started = lines.find(({ event }) => event === 'server_started');
    if (started && lines.some(({ event }) => event === 'server_ready')) {
      return {
        lines,
        ended,
        port: Number(started['port']),
        pid: child.pid ?? 0,
        kill: (signal) => void child.kill(signal),
      };
    }
    await sleep(25);
  }
  child.kill('SIGKILL');
  throw new Error(`the server ended: ${await ended}`);
}
