import { readFile } from 'node:fs/promises';
import type { Transaction } from 'kysely';
import { Client } from 'pg';
import type { CamelDatabase } from '../../src/case-map.ts';
import { connectDatabase, type Database } from '../../src/connection.ts';
import { adminUrl } from '@forecourt/testkit-db/env';
import { createTestDatabase } from '@forecourt/testkit-db/test-database';
import { allTables, type Ground } from './attempt.ts';
import { testCipher } from './test-cipher.ts';
import type { TenantLetter } from './world-ids.ts';
import type { Rows } from './rows-by-table.ts';
import { rowsOf, sharedRows } from './world-rows.ts';

/** Two databases: one with both tenants, and the same with A alone, to the microsecond. */
export interface World {
  readonly withBoth: Ground;
  readonly withoutB: Ground;
  /** Bypasses row-level security, on the database with both. */
  readonly loader: Database;
  readonly appUrl: string;
  readonly builtAt: Date;
  /** Runs SQL as the superuser, on the database with both. */
  asAdmin(statements: string): Promise<void>;
  close(): Promise<void>;
}

const patient = { poolSize: 5, callTimeoutMs: 30_000, secretCipher: testCipher };

/** Makes the world of the isolation test. */
export async function buildWorld(): Promise<World> {
  const builtAt = new Date();
  const alone = await createTestDatabase();
  await asAdmin(alone.name, await readFile(new URL('isolation-functions.sql', import.meta.url), 'utf8'));
  // A worker that has started knows its jobs by name; the first enqueueing would otherwise make a row of nobody's.
  await asAdmin(alone.name, `insert into graphile_worker._private_tasks (identifier) values ('isolated')`);
  await fillTenants(alone.loaderUrl, ['a'], sharedRows);
  const both = {
    name: `${alone.name}_both`,
    appUrl: `${alone.appUrl}_both`,
    loaderUrl: `${alone.loaderUrl}_both`,
  };
  await asAdmin('postgres', `create database ${both.name} template ${alone.name}`);
  await fillTenants(both.loaderUrl, ['b']);

  const loader = connectDatabase({ url: both.loaderUrl, ...patient });
  const withBoth = await groundOn(both.appUrl);
  const withoutB = await groundOn(alone.appUrl);
  return {
    withBoth,
    withoutB,
    loader,
    appUrl: both.appUrl,
    builtAt,
    asAdmin: (statements) => asAdmin(both.name, statements),
    async close() {
      await Promise.all([withBoth.database.close(), withoutB.database.close(), loader.close()]);
      await asAdmin('postgres', `drop database ${both.name} with (force)`);
      await alone.drop();
    },
  };
}

async function groundOn(url: string): Promise<Ground> {
  const database = connectDatabase({ url, ...patient });
  return { database, rows: await allTables(database.kysely) };
}

/** Loads tenants, and with the first what all of them share. */
export async function fillTenants(
  url: string,
  tenants: readonly TenantLetter[],
  shared: Rows = {},
): Promise<void> {
  const loader = connectDatabase({ url, poolSize: 1, callTimeoutMs: 30_000 });
  try {
    // At once, as some keys are checked at the end of a transaction.
    await loader.kysely.transaction().execute(async (tx) => {
      await insertRows(tx, shared);
      for (const letter of tenants) await insertRows(tx, rowsOf(letter));
      await tx
        .updateTable('pages')
        .set({ publishedVersion: 1, publishedAt: new Date(0) })
        .where('publishedVersion', 'is', null)
        .execute();
    });
  } finally {
    await loader.close();
  }
}

async function insertRows(tx: Transaction<CamelDatabase>, rows: Rows): Promise<void> {
  for (const [table, values] of Object.entries(rows)) {
    await tx
      .insertInto(table as keyof CamelDatabase)
      .values([...values])
      .execute();
  }
}

/** As the superuser who makes test databases: no role of the platform sees past every policy. */
async function asAdmin(database: string, statements: string): Promise<void> {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  const admin = new Client({ connectionString: url.href, connectionTimeoutMillis: 10_000 });
  await admin.connect();
  try {
    await admin.query(statements);
  } finally {
    await admin.end();
  }
}
