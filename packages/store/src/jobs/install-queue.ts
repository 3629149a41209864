import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Logger, runMigrations } from 'graphile-worker';
import { Client, Pool } from 'pg';

const ourSql = () => readFileSync(join(import.meta.dirname, 'queue.sql'), 'utf8');

/** Changes whenever an installed queue is out of date. */
export function queueVersion(): string {
  const library = readFileSync(
    join(dirname(fileURLToPath(import.meta.resolve('graphile-worker'))), '../package.json'),
    'utf8',
  );
  return createHash('sha256').update(ourSql()).update(library).digest('hex');
}

/** Any number: whoever installs holds it, so that two never do at once. */
const installing = 8_112_001;

/**
 * Brings the job queue up to date: graphile-worker's own migrations, then what the platform adds.
 * Connects as forecourt_owner and works as forecourt_jobs, which owns all of it: the library's tables
 * have row-level security without policies, so that nobody but their owner can touch them.
 */
export async function installQueue(ownerUrl: string): Promise<void> {
  const owner = new Client({ connectionString: ownerUrl, connectionTimeoutMillis: 5_000 });
  await owner.connect();
  const pool = new Pool({ connectionString: ownerUrl, max: 1, options: '-c role=forecourt_jobs' });
  // A connection that dies while idle fails the next statement; it must not end the process before.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await owner.query('select pg_advisory_lock($1)', [installing]);
    await owner.query(`
      create schema if not exists graphile_worker authorization forecourt_jobs;
      create schema if not exists jobs authorization forecourt_jobs`);
    // The library makes this table together with its schema, for which its role would need the right
    // to create schemas. Finding it there, it goes straight to its numbered migrations.
    await pool.query(`create table if not exists graphile_worker.migrations (
      id int primary key, ts timestamptz default now() not null, breaking boolean not null default false)`);
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
    await pool.query(ourSql());
  } finally {
    await pool.end();
    await owner.end();
  }
}
