import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { cacheFolder } from './env.ts';

const version = '0.203.0';

/** Where `.ci/run` leaves the provider's own check of requests; null: this machine has none. */
export function stripeMockProgram(): string | null {
  const program = join(cacheFolder, `stripe-mock-${version}/stripe-mock`);
  return existsSync(program) ? program : null;
}

/** The program on free ports: it knows every request that Stripe takes, and refuses every other. */
export async function runStripeMock(program: string) {
  const [port, encryptedPort] = [await freePort(), await freePort()];
  const addresses = ['-http-addr', `127.0.0.1:${port}`, '-https-addr', `127.0.0.1:${encryptedPort}`];
  const child = spawn(program, addresses, { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  const deadlineMs = performance.now() + 20_000;
  while (!(await fetch(url).catch(() => null))) {
    if (performance.now() > deadlineMs) throw new Error('stripe-mock did not start');
    await new Promise((resolve) => void setTimeout(resolve, 100));
  }
  return {
    url,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
