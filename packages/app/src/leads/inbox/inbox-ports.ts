import type { LeadInboxStore } from '../../ports/leads/lead-inbox.port.ts';
import type { LeadStore } from '../../ports/leads/lead-store.port.ts';
import type { DealershipStore } from '../../ports/locations/dealership-store.port.ts';
import type { AuditStore } from '../../ports/platform/audit-store.port.ts';
import type { JobQueue } from '../../ports/platform/jobs.port.ts';
import type { SiteStore } from '../../ports/platform/site-store.port.ts';
import type { StaffStore } from '../../ports/staff/staff-store.port.ts';

/** What a lead is read from and changed in by its staff. */
export interface InboxStores {
  readonly inbox: LeadInboxStore;
  readonly leads: Pick<
    LeadStore,
    | 'find'
    | 'listEvents'
    | 'listDeliveries'
    | 'listAttempts'
    | 'findDestination'
    | 'appendEvent'
    | 'setNextTry'
  >;
  readonly sites: Pick<SiteStore, 'find'>;
  readonly dealerships: Pick<DealershipStore, 'find'>;
  readonly staff: StaffStore;
  readonly audit: Pick<AuditStore, 'append'>;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
}
