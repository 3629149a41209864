import { readFile } from 'node:fs/promises';
import type { CamelDatabase } from '../../src/case-map.ts';
import { connectDatabase, type Database } from '../../src/connection.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import type { TenantLetter } from './world-ids.ts';
import { rowsOf, sharedRows, type Rows } from './world-rows.ts';

/** Two databases as the servers reach them: one with both tenants, and the same with A alone. */
export interface World {
  readonly withBoth: Database;
  readonly withoutB: Database;
  /** Bypasses row-level security, on the database with both. */
  readonly loader: Database;
  readonly appUrl: string;
  close(): Promise<void>;
}

/** Makes the world of the isolation test. No test of it commits anything. */
export async function buildWorld(): Promise<World> {
  const [both, alone] = await Promise.all([filled(['a', 'b']), filled(['a'])]);
  const patient = { poolSize: 4, callTimeoutMs: 30_000 };
  const withBoth = connectDatabase({ url: both.appUrl, ...patient });
  const withoutB = connectDatabase({ url: alone.appUrl, ...patient });
  const loader = connectDatabase({ url: both.loaderUrl, ...patient });
  return {
    withBoth,
    withoutB,
    loader,
    appUrl: both.appUrl,
    async close() {
      await Promise.all([withBoth.close(), withoutB.close(), loader.close()]);
      await Promise.all([both.drop(), alone.drop()]);
    },
  };
}

async function filled(tenants: readonly TenantLetter[]): Promise<TestDatabase> {
  const made = await createTestDatabase();
  const loader = connectDatabase({ url: made.loaderUrl, poolSize: 1, callTimeoutMs: 30_000 });
  try {
    await insertRows(loader, sharedRows);
    for (const letter of tenants) await insertRows(loader, rowsOf(letter));
    await loader.kysely
      .updateTable('pages')
      .set({ publishedVersion: 1, publishedAt: new Date(0) })
      .execute();
  } finally {
    await loader.close();
  }
  await made.asAdmin(await readFile(new URL('isolation-functions.sql', import.meta.url), 'utf8'));
  return made;
}

async function insertRows(loader: Database, rows: Rows): Promise<void> {
  for (const [table, values] of Object.entries(rows)) {
    await loader.kysely
      .insertInto(table as keyof CamelDatabase)
      .values([...values])
      .execute();
  }
}
