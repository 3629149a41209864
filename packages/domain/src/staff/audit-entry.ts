import type { AccountId, DealershipId, SiteId, StaffId } from '../core/ids.ts';

/** What a change touched: it decides whose staff may read the entry. */
export type AuditPlace =
  { readonly accountId: AccountId } | { readonly siteId: SiteId } | { readonly dealershipId: DealershipId };

/** That a member of staff changed something (AUTH-3). Entries are added, never changed. */
export interface AuditEntry {
  readonly id: string;
  readonly who: StaffId;
  readonly when: Date;
  readonly place: AuditPlace;
  /** A verb of the product, such as `publish`. */
  readonly action: string;
  readonly subjectKind: string;
  readonly subjectId: string | null;
  readonly before: unknown;
  readonly after: unknown;
  readonly requestId: string | null;
}
