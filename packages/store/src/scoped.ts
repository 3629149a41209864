import type { Scope } from '@forecourt/app/ports/scope';
import { sql, type Transaction } from 'kysely';
import type { Database } from './connection.ts';

/**
 * A transaction that has told PostgreSQL whose work it is. Stores are built on one of these, and only
 * `inScope` makes them, so no query can run without a tenant.
 */
export interface ScopedTx<S extends Scope = Scope> {
  readonly scope: S;
  readonly sql: Transaction<unknown>;
}

/** Runs work in one transaction of a scope. The setting ends with the transaction, so a pooled connection cannot carry it over. */
export function inScope<S extends Scope, T>(
  database: Database,
  scope: S,
  work: (tx: ScopedTx<S>) => Promise<T>,
): Promise<T> {
  return database.kysely.transaction().execute(async (transaction) => {
    await (scope.kind === 'site'
      ? sql`select set_config('app.site_id', ${scope.siteId}, true)`.execute(transaction)
      : sql`select set_config('app.staff_id', ${scope.staffId}, true)`.execute(transaction));
    return work({ scope, sql: transaction });
  });
}
