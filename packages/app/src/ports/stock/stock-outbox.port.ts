import type { DocumentPlace } from './document-store.port.ts';

/** That something about a car may have changed: a reason to look at the car, and nothing to believe. */
export interface StockNotice extends DocumentPlace {
  readonly id: string;
}

/** A car that the engines hold differently. */
export interface StockRepair extends DocumentPlace {
  /** The highest version that any engine has of it; what it gets is higher. */
  readonly above: number;
}

/** How much waits to be indexed. */
export interface OutboxState {
  /** Counted up to 100,000. */
  readonly waiting: number;
  readonly oldestSeconds: number;
}

/**
 * The reader's side of the outbox, across all tenants. What is taken is taken for a while: whoever dies gives
 * it back by doing nothing.
 */
export interface StockOutbox {
  take(limit: number): Promise<readonly StockNotice[]>;
  /** Of those alone that nobody has taken before. */
  takeNew(limit: number): Promise<readonly StockNotice[]>;
  /** They come again, each after twice the time of the last. */
  giveBack(ids: readonly string[], reason: string): Promise<void>;
  /**
   * Hands a change of a whole dealership on to at most `limit` of its cars. Answers how many; null where no
   * such change waits.
   */
  fanOut(limit: number): Promise<number | null>;
  /** Lets cars be indexed again whose rank has worn off with time; answers how many. */
  enqueueWornRanks(limit: number): Promise<number>;
  /** Answers with those that are left to the caller, as their dealership is no more. At most 500. */
  enqueueRepairs(repairs: readonly StockRepair[]): Promise<readonly DocumentPlace[]>;
  state(): Promise<OutboxState>;
}
