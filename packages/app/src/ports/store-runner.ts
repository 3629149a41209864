import type { Scope } from './scope.ts';

/** Runs work on the stores in one transaction of a scope: all of it is kept, or none. */
export interface StoreRunner<Stores> {
  run<T>(scope: Scope, work: (stores: Stores) => Promise<T>): Promise<T>;
}
