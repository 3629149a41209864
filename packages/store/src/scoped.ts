import type { Scope } from '@forecourt/app/ports/scope';
import type { Kysely } from 'kysely';

/**
 * A transaction that has told PostgreSQL whose work it is. Stores are built on one of these, and only
 * `inScope` makes them, so no query can run without a tenant.
 */
export interface ScopedTx<S extends Scope = Scope> {
  readonly scope: S;
  readonly sql: Kysely<unknown>;
}
