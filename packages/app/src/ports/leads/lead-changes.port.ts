import type { DealershipId, LeadId, SiteId } from '@forecourt/domain/core/ids';

/** A lead that came or changed, and whose it is. */
export interface ChangedLead {
  readonly id: LeadId;
  readonly siteId: SiteId;
  readonly dealershipId: DealershipId | null;
}

/** Changes of leads as they are committed, of all tenants: whoever listens passes on what is their people's. */
export interface LeadChanges {
  /** Tells of each from now on, and null where some may have been missed. Returns how to end it. */
  subscribe(tell: (changed: ChangedLead | null) => void): () => void;
}
