import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';

/** Starts the control's server. */
export async function startRefuseAll(): Promise<{ readonly port: number; stop(): void }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'refuse-all.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const { port } = z.object({ port: z.number() }).parse(JSON.parse(line));
  return { port, stop: () => void child.kill('SIGTERM') };
}
