import type { Stores } from '../../src/stores.ts';
import type { TenantIds } from './world-ids.ts';

/**
 * Who makes a call: a dealer's site, a member of its account, a member of one dealership alone, or an
 * operator of the platform (who may do whatever staff may).
 */
export type Caller = 'site' | 'staff' | 'dealershipStaff' | 'operator';

/** How one function of the store is called for its own tenant. The harness makes the attacks from it. */
export interface IsolationCase<Target = Stores, Result = unknown> {
  /**
   * Exactly who may do this with their own tenant's data: each is seen to succeed, and everybody else
   * but an operator is seen to be refused.
   */
  readonly as: readonly Caller[];
  readonly does: 'reads' | 'writes';
  /** Whether a site may do this with what belongs to a dealership that another account shares with it. */
  readonly throughSharing: boolean;
  /** What must have happened before, done by the tenant itself in the same transaction. */
  arrange?(target: Target, ids: TenantIds): Promise<unknown>;
  /** Calls the function with the identifiers of the tenant aimed at, and nothing that depends on the caller. */
  call(target: Target, ids: TenantIds): Promise<Result>;
  /** Whether the result is the full one: something found, something done. Of what writes, rows must have changed too. */
  succeeded(result: Result): boolean;
}

type ResultOf<Method> = Method extends (...args: never[]) => Promise<infer Result> ? Result : never;

/** The cases of one store: one for each of its methods, or it does not compile. */
export type StoreCases<Key extends keyof Stores> = {
  readonly [Method in keyof Stores[Key]]: IsolationCase<Stores, ResultOf<Stores[Key][Method]>>;
};
