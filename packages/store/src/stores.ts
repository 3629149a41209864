import type { StoreRunner } from '@forecourt/app/ports/store-runner';
import type { Database } from './connection.ts';
import { inScope, type ScopedTx } from './scoped.ts';

/**
 * Every store of the platform, by the name under which use cases know it. A store that is not in here
 * cannot be reached by a use case, and the isolation test calls every method of every store in here.
 */
export const storeFactories = {} as const satisfies Record<string, (tx: ScopedTx) => object>;

type Factories = typeof storeFactories;

export type Stores = { readonly [Key in keyof Factories]: ReturnType<Factories[Key]> };

/** The stores over one transaction. */
export function storesOver(tx: ScopedTx): Stores {
  const made = Object.entries(storeFactories).map(([key, factory]) => [key, factory(tx)]);
  return Object.fromEntries(made) as Stores;
}

/** What use cases get as `ports.store`: one call is one transaction of one scope. */
export function storeRunner(database: Database): StoreRunner<Stores> {
  return { run: (scope, work) => inScope(database, scope, (tx) => work(storesOver(tx))) };
}
