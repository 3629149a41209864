import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceProblem } from './service-problem.ts';

const patienceMs = 15 * 60_000;

/**
 * Two starts at the same moment must not start everything twice: the second waits. The lock is a socket of the
 * kernel's own name space, so it ends with its process and can never be stale.
 */
export async function runAlone<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + patienceMs;
  const path = `\0forecourt-services-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  let hasSaid = false;
  for (;;) {
    const lock = await takeLock(path);
    if (lock) {
      try {
        return await work();
      } finally {
        lock.close();
      }
    }
    if (Date.now() > deadline) {
      throw new ServiceProblem(
        'Another `pnpm services` has been at work for 15 minutes. Stop it and try again.',
      );
    }
    if (!hasSaid) console.log('Another `pnpm services` is at work; waiting for it.');
    hasSaid = true;
    await sleep(200);
  }
}

function takeLock(path: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(path, () => resolve(server));
  });
}
