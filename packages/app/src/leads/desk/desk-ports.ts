import type { DeliveryDesk } from '../../ports/leads/delivery-desk.port.ts';
import type { LeadInboxStore } from '../../ports/leads/lead-inbox.port.ts';
import type { LeadStore } from '../../ports/leads/lead-store.port.ts';
import type { DealershipStore } from '../../ports/locations/dealership-store.port.ts';
import type { AuditStore } from '../../ports/platform/audit-store.port.ts';
import type { JobQueue } from '../../ports/platform/jobs.port.ts';
import type { SiteStore } from '../../ports/platform/site-store.port.ts';

/** What deliveries are looked after with. */
export interface DeskStores {
  readonly deliveryDesk: DeliveryDesk;
  readonly inbox: Pick<LeadInboxStore, 'reach'>;
  readonly leads: Pick<LeadStore, 'appendEvent' | 'listAttempts' | 'setNextTry'>;
  readonly sites: Pick<SiteStore, 'find'>;
  readonly dealerships: Pick<DealershipStore, 'list'>;
  readonly audit: Pick<AuditStore, 'append'>;
  readonly jobs: Pick<JobQueue, 'enqueueAll'>;
}
