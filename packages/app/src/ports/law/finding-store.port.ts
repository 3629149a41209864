import type { DealershipId, SiteId } from '@forecourt/domain/core/ids';
import type { Finding } from '@forecourt/domain/law/finding';

/** Something that is wrong on a site, whichever check found it: by a rule of law, or by another cause. */
export interface FoundOnSite extends Omit<Finding, 'rule' | 'source'> {
  readonly cause: string;
  readonly source: string | null;
  /** Of one of its dealerships; null: of the site. */
  readonly dealershipId: DealershipId | null;
}

export interface OpenFinding extends FoundOnSite {
  readonly id: string;
  readonly siteId: SiteId;
  readonly foundBy: string;
  readonly since: Date;
}

/** The findings of sites (LAW-1): one for as long as it holds, and kept with its end when it is mended. */
export interface FindingStore {
  /**
   * Keeps what a check found on its site. What it had found before and finds no more is mended; findings of other
   * checks are none of its business.
   */
  keep(
    check: string,
    found: readonly FoundOnSite[],
    at: Date,
  ): Promise<{ readonly opened: number; readonly mended: number }>;

  /** Those that are not mended, the gravest and oldest first. */
  listOpen(limit: number): Promise<readonly OpenFinding[]>;
}
