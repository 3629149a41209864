import type { Scope } from '@forecourt/app/ports/platform/scope.port';
import type { Transaction } from 'kysely';
import type { CamelDatabase } from './case-map.ts';
import type { Database } from './connection.ts';
import type { SecretCipher } from './secrets/secret-cipher.ts';
import { inTransaction, type CallOptions } from './transaction.ts';

/** A transaction, whoever's work it is: the indexer's has no tenant, and a role that sees stock alone. */
export interface Queries {
  readonly sql: Transaction<CamelDatabase>;
}

/**
 * A transaction that has told PostgreSQL whose work it is. Stores are built on one of these, and only
 * `inScope` makes them, so no query can run without a tenant.
 */
export interface ScopedTx<S extends Scope = Scope> extends Queries {
  readonly scope: S;
  /** For the store of secrets alone. */
  readonly secretCipher?: SecretCipher | undefined;
}

/**
 * Runs work in one transaction of a scope. The setting ends with the transaction, so a pooled
 * connection cannot carry it over. Fails with a DatabaseError, or with what the work itself threw.
 *
 * Work may run more than once (see `inTransaction`): it must do nothing outside the transaction, and
 * what it sends elsewhere goes through a job.
 */
export function inScope<S extends Scope, T>(
  database: Database,
  scope: S,
  work: (tx: ScopedTx<S>) => Promise<T>,
  options?: CallOptions,
): Promise<T> {
  return inTransaction(
    database,
    settingsOf(scope),
    (sql) => work({ scope, sql, secretCipher: database.secretCipher }),
    options,
  );
}

/** Who it is and from where: the audit takes both from the transaction, never from whoever writes an entry. */
function settingsOf(scope: Scope): Readonly<Record<string, string>> {
  if (scope.kind === 'site') return { 'app.site_id': scope.siteId };
  const { staffId, from } = scope;
  return {
    'app.staff_id': staffId,
    ...(from && { 'app.from_address': from.address, 'app.request_id': from.requestId }),
  };
}
