import type { SiteId } from '@forecourt/domain/core/ids';

/** Work on the database itself, for no tenant in particular. */
export interface Upkeep {
  /** Makes the partitions of the coming months, and says what came of each that was missing. */
  maintainPartitions(): Promise<readonly PartitionReport[]>;
  /** Deletes sessions and sign-in codes past their date, at most `limit` of each kind; says how many went. */
  pruneExpired(limit: number): Promise<Readonly<Record<string, number>>>;
  /** Sites in the order of their ids, from the one after `after` on: what is done by the clock is done site by site. */
  listSites(after: SiteId | null, limit: number): Promise<readonly SiteId[]>;
}

interface PartitionReport {
  readonly partition: string;
  readonly outcome: string;
}
