import type { SiteId } from '@forecourt/domain/core/ids';

/** Work on the database itself, for no tenant in particular. */
export interface Upkeep {
  /** Makes the partitions of the coming months, and says what came of each that was missing. */
  maintainPartitions(): Promise<readonly PartitionReport[]>;
  /** Deletes sessions and sign-in codes past their date, at most `limit` of each kind; says how many went. */
  pruneExpired(limit: number): Promise<Readonly<Record<string, number>>>;
  /** Seals what is new in the audit of each account, at most `limit` entries of each, and says what was sealed. */
  sealAudit(limit: number): Promise<readonly AuditSeal[]>;
  /** Goes over all that was sealed, and says of each seal whether it holds. */
  checkAudit(): Promise<readonly CheckedSeal[]>;
  /** Sites in the order of their ids, from the one after `after` on: what is done by the clock is done site by site. */
  listSites(after: SiteId | null, limit: number): Promise<readonly SiteId[]>;
}

export interface AuditSeal {
  /** The account; zeros for the platform's own. */
  readonly chainId: string;
  readonly number: number;
  readonly entries: number;
  /** In hexadecimal. */
  readonly hash: string;
}

export interface CheckedSeal extends Pick<AuditSeal, 'chainId' | 'number' | 'entries'> {
  /** Null where it holds. */
  readonly fault: string | null;
}

interface PartitionReport {
  readonly partition: string;
  readonly outcome: string;
}
