/** Work on the database itself, for no tenant in particular. */
export interface Upkeep {
  /** Makes the partitions of the coming months, and says what came of each that was missing. */
  maintainPartitions(): Promise<readonly PartitionReport[]>;
  /** Deletes sessions and sign-in codes past their date, at most `limit` of each kind; says how many went. */
  pruneExpired(limit: number): Promise<Readonly<Record<string, number>>>;
}

interface PartitionReport {
  readonly partition: string;
  readonly outcome: string;
}
