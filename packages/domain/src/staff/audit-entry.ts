import type { AccountId, DealershipId, SiteId, StaffId } from '../core/ids.ts';

/** What a change touched: it decides whose staff may read the entry. What is of no account is the platform's own. */
export type AuditPlace =
  | { readonly accountId: AccountId }
  | { readonly siteId: SiteId }
  | { readonly dealershipId: DealershipId }
  | { readonly platform: true };

/** That a member of staff, or the platform in their place, changed something (AUTH-3). Entries are added, never changed. */
export interface AuditEntry {
  readonly id: string;
  /** Null: the platform itself, by a setting of theirs. */
  readonly who: StaffId | null;
  readonly when: Date;
  /** The address that it was done from, as far as the network goes that limits go by. */
  readonly from: string | null;
  readonly place: AuditPlace;
  /** A verb of the product, such as `publish`. */
  readonly action: string;
  readonly subjectKind: string;
  readonly subjectId: string | null;
  readonly before: unknown;
  readonly after: unknown;
  /** What was before and after told of a person who was erased since: nobody reads it any more. */
  readonly isErased: boolean;
  readonly requestId: string | null;
}

/** Subjects that are people, or tell of one: what stood before and after is kept under a key that falls with them. */
export const personalSubjects: readonly string[] = ['lead', 'staff', 'invitation'];
