import { spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { Client } from 'pg';
import type { ServicesEnv } from '../services/env.ts';

const timeoutMs = 3_000;

/**
 * Brings the platform of this machine to where its sites can be looked at: servers that run, tables, the
 * demo world and its index. What is there is left alone, so that it can be run again at any time.
 */
export async function preparePlatform(env: ServicesEnv): Promise<void> {
  const ports = [env.POSTGRES_PORT, env.OPENSEARCH_PORT, env.REDIS_PORT, env.S3_PORT];
  const answering = await Promise.all(ports.map(answers));
  if (!answering.every(Boolean)) run('services', 'start');
  run('db:migrate');
  if (!(await hasSites(env))) run('demo');
  if (!(await hasIndex(env))) run('reindex');
}

function run(...script: readonly string[]): void {
  const { status } = spawnSync('pnpm', ['run', '--silent', ...script], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`\`pnpm ${script.join(' ')}\` failed.`);
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.setTimeout(timeoutMs, () => end(false));
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
}

/** As the loader, who passes row-level security: nobody else sees that there are sites at all. */
async function hasSites({ DATABASE_LOADER_URL }: ServicesEnv): Promise<boolean> {
  const client = new Client({
    connectionString: DATABASE_LOADER_URL,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  await client.connect();
  try {
    const { rows } = await client.query<{ there: boolean }>('select exists (select from cars) as there');
    return rows[0]?.there ?? false;
  } finally {
    await client.end();
  }
}

async function hasIndex({ OPENSEARCH_PORT }: ServicesEnv): Promise<boolean> {
  const address = `http://127.0.0.1:${OPENSEARCH_PORT}/stock/_count`;
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) return false;
  const { count } = (await response.json()) as { readonly count: number };
  return count > 0;
}
