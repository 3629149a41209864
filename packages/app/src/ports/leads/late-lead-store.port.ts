import type { AccountId, DealershipId, LeadId, SiteId, StaffId } from '@forecourt/domain/core/ids';
import type { Lead } from '@forecourt/domain/leads/lead';
import type { Answering } from '@forecourt/domain/leads/passed-on';

/** A lead that waits in somebody's hands after it was due. */
export interface LateLead extends Pick<Lead, 'id' | 'siteId' | 'dealershipId' | 'locationId' | 'category'> {
  readonly zone: string;
  readonly dueAt: Date;
  readonly heldBy: StaffId;
  /** When it came into these hands; null where nobody wrote it down. */
  readonly heldSince: Date | null;
  /** Text that changes with each change of staff. */
  readonly version: string;
}

export interface LateQuery {
  /** Due, and in these hands, since before then. */
  readonly before: Date;
  readonly after: { readonly dueAt: Date; readonly id: LeadId } | null;
  readonly limit: number;
}

/** Late leads of a site. */
export interface LateLeadStore {
  /** The longest due first. */
  list(query: LateQuery): Promise<readonly LateLead[]>;
  /** Who answers leads at a dealership of the site; none where it has no such dealership. */
  answering(dealershipId: DealershipId, now: Date): Promise<readonly Answering[]>;
}

/** Whose late leads there are, of every tenant. */
export interface LateLeadDirectory {
  listSites(now: Date): Promise<readonly { readonly siteId: SiteId; readonly accountId: AccountId }[]>;
}
