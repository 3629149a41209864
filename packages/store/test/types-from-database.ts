import { Client } from 'pg';
import { describeTables } from '../src/migrate/describe-tables.ts';
import { generateTypes } from '../src/migrate/generate-types.ts';
import { createTestDatabase } from '@forecourt/testkit-db/test-database';

/** Migrates a fresh database and says what its tables look like to TypeScript. */
export async function typesFromDatabase(): Promise<string> {
  const database = await createTestDatabase();
  const client = new Client({ connectionString: database.ownerUrl });
  await client.connect();
  try {
    return generateTypes(await describeTables(client));
  } finally {
    await client.end();
    await database.drop();
  }
}
