import { Client } from 'pg';
import { readServicesEnv } from '../../tools/services/env.ts';

/** Past the fences of the store: arranges what no room of the console can. */
export async function asLoader(
  statement: string,
  values: readonly unknown[],
): Promise<readonly Readonly<Record<string, string>>[]> {
  const client = new Client({ connectionString: readServicesEnv().DATABASE_LOADER_URL });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, string>>(statement, [...values]);
    return rows;
  } finally {
    await client.end();
  }
}
