import { sql } from 'kysely';
import type { Database } from './connection.ts';
import { inTransaction } from './transaction.ts';

const timeoutMs = 1_000;

/** Whether PostgreSQL answers within a second, for a program that must say whether it is ready. */
export function isReachable(database: Database): Promise<boolean> {
  return inTransaction(database, {}, (tx) => sql`select 1`.execute(tx), { timeoutMs, readOnly: true }).then(
    () => true,
    () => false,
  );
}
