import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface Program {
  readonly port: number;
  stop(): void;
}

const root = join(import.meta.dirname, '../../../..');

/** Starts a program of the repository as a process of its own and waits until it says its port. */
export async function startProgram(
  file: string,
  variables: Readonly<Record<string, string>>,
): Promise<Program> {
  const child = spawn(process.execPath, [join(root, file)], {
    env: { PATH: '/usr/bin:/bin', TZ: 'UTC', FORECOURT_DEVELOPMENT: 'true', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface(child.stdout);
  const said = new Promise<number>((resolve) => {
    lines.on('line', (line) => {
      const port = /(?:127\.0\.0\.1:|"port":)(\d+)/.exec(line)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${file} ended at once`);
  });
  ended.catch(() => undefined);
  const port = await Promise.race([said, ended]);
  return { port, stop: () => void child.kill('SIGTERM') };
}
