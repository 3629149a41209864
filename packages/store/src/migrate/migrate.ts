import { setTimeout as pause } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { checkMigration, runsWithoutTransaction } from './check-migration.ts';
import { parseStatements } from './parse-statements.ts';
import { readMigrations, type Migration } from './read-migrations.ts';

export interface MigrateOptions {
  /** As the owner of the schema. */
  readonly url: string;
  readonly folder?: URL;
  /** How long a statement may wait for a lock. While it waits, everything behind it waits too. */
  readonly lockTimeoutMs?: number;
  readonly statementTimeoutMs?: number;
  readonly lockAttempts?: number;
}

// Any number will do, as long as every runner uses the same.
const runnerLock = 7_305_441;
const lockNotAvailable = '55P03';

/**
 * Applies the migrations that a database has not had, in order, each in a transaction of its own with
 * the row that says so. Runners that start together take turns; the second finds nothing to do.
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const migrations = await readMigrations(options.folder);
  await refuseDangers(migrations);
  const client = new Client({
    connectionString: options.url,
    application_name: 'forecourt-migrate',
    connectionTimeoutMillis: 10_000,
  });
  await client.connect();
  try {
    await client.query(`set lock_timeout = '5min'`);
    await client.query('select pg_advisory_lock($1)', [runnerLock]);
    await client.query(`
      create schema if not exists migration;
      create table if not exists migration.applied (
        number integer primary key,
        name text not null,
        sha256 text not null,
        applied_at timestamptz not null default now()
      )`);
    const pending = await pendingOf(client, migrations);
    for (const migration of pending) await applyPatiently(client, migration, options);
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

async function refuseDangers(migrations: readonly Migration[]): Promise<void> {
  const findings: string[] = [];
  for (const { name, sql } of migrations)
    for (const { message } of await checkMigration(sql)) findings.push(`${name}: ${message}`);
  if (findings.length > 0) throw new Error(`Refused:\n${findings.join('\n')}`);
}

async function pendingOf(client: Client, migrations: readonly Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<{ number: number; name: string; sha256: string }>(
    'select number, name, sha256 from migration.applied order by number',
  );
  for (const applied of rows) {
    const file = migrations[applied.number - 1];
    if (!file) throw new Error(`${applied.name} is applied but its file is missing`);
    if (file.name !== applied.name || file.sha256 !== applied.sha256)
      throw new Error(`${file.name} was changed after it was applied as ${applied.name}`);
  }
  return migrations.slice(rows.length);
}

/** A lock that is not free at once is asked for again, so that traffic is held up for moments and not for long. */
async function applyPatiently(
  client: Client,
  migration: Migration,
  { lockAttempts = 10, ...options }: MigrateOptions,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await apply(client, migration, options);
      return;
    } catch (error) {
      const isBusy = error instanceof DatabaseError && error.code === lockNotAvailable;
      if (!isBusy || attempt >= lockAttempts)
        throw new Error(`${migration.name} failed: ${String(error)}`, { cause: error });
      await pause(attempt * 200);
    }
  }
}

async function apply(client: Client, migration: Migration, options: MigrateOptions): Promise<void> {
  const { lockTimeoutMs = 2000, statementTimeoutMs = 60_000 } = options;
  if (runsWithoutTransaction(migration.sql)) {
    await dropHalfBuiltIndex(client, migration.sql);
    // An index on a large table takes as long as it takes; it blocks nobody.
    await client.query(`set lock_timeout = ${lockTimeoutMs}; set statement_timeout = 0`);
    await client.query(migration.sql);
    await record(client, migration);
    return;
  }
  await client.query('begin');
  try {
    await client.query(
      `set local lock_timeout = ${lockTimeoutMs}; set local statement_timeout = ${statementTimeoutMs}`,
    );
    await client.query(migration.sql);
    await record(client, migration);
    await client.query('commit');
  } catch (error) {
    // Where the connection is gone, the server has rolled back by itself.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** What a CREATE INDEX CONCURRENTLY that died left behind: it has the name, serves no query and slows each write. */
async function dropHalfBuiltIndex(client: Client, sql: string): Promise<void> {
  const [statement] = await parseStatements(sql);
  if (!statement || !('IndexStmt' in statement.node)) return;
  const { idxname } = statement.node.IndexStmt;
  if (idxname === undefined) return;
  const name = client.escapeIdentifier(idxname);
  const { rowCount } = await client.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [name],
  );
  if (rowCount === 1) await client.query(`drop index concurrently ${name}`);
}

async function record(client: Client, { number, name, sha256 }: Migration): Promise<void> {
  await client.query('insert into migration.applied (number, name, sha256) values ($1, $2, $3)', [
    number,
    name,
    sha256,
  ]);
}
