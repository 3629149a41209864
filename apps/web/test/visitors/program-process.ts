import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ProgramProcess {
  readonly port: number;
  readonly lines: readonly string[];
  readonly stop: () => Promise<void>;
}

const longestStartMs = 60_000;

/** Another program of the platform as a process of its own: it says on a line that it has started, and where. */
export async function startProgram(
  program: 'simulator' | 'worker',
  variables: Readonly<Record<string, string>>,
): Promise<ProgramProcess> {
  const path = join(import.meta.dirname, '../../..', program, 'src/main.ts');
  const child = spawn(process.execPath, [path], {
    env: { PATH: '/usr/bin:/bin', TZ: 'UTC', FORECOURT_DEVELOPMENT: 'true', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  createInterface(child.stdout).on('line', (line) => lines.push(line));
  const ended = once(child, 'exit');
  const deadline = performance.now() + longestStartMs;
  const started = () => lines.find((line) => line.includes(`"${program} started"`));
  while (started() === undefined) {
    if (performance.now() > deadline || child.exitCode !== null) {
      child.kill('SIGKILL');
      throw new Error(`the ${program} does not start`);
    }
    await sleep(25);
  }
  const { port } = JSON.parse(started() ?? '{}') as { port: number };
  return {
    port,
    lines,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
