import type { Scope } from './scope.port.ts';

export interface RunOptions {
  /** It runs often and says the same to the database each time, which then plans it once for a connection. */
  readonly isRoutine?: boolean;
}

/** Runs work on the stores in one transaction of a scope: all of it is kept, or none. */
export interface StoreRunner<Stores> {
  run<T>(scope: Scope, work: (stores: Stores) => Promise<T>, options?: RunOptions): Promise<T>;
}
