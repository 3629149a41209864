import type { Database } from '../connection.ts';
import { databaseErrorOf } from '../database-errors.ts';

export interface HeldAlone {
  release(): Promise<void>;
}

/**
 * Lets one process at a time do something; null where another does. It ends with the process, also when that is
 * killed, as it is a lock of a connection.
 */
export async function holdAlone({ pool }: Database, what: string): Promise<HeldAlone | null> {
  try {
    const client = await pool.connect();
    const { rows } = await client.query<{ held: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as held',
      [what],
    );
    if (rows[0]?.held !== true) {
      client.release();
      return null;
    }
    return { release: async () => client.release(true) };
  } catch (error) {
    throw databaseErrorOf(error);
  }
}
