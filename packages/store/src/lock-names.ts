import { sql } from 'kysely';
import type { ScopedTx } from './scoped.ts';

/** Advisory locks until the transaction ends, in one order, so that two who want the same never deadlock. */
export async function lockNames(tx: ScopedTx, names: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hash) from (
      select distinct hashtextextended(name, 0) as hash from unnest(${names}::text[]) name order by 1
    ) locks`.execute(tx.sql);
}
