import type { FindingStore } from '../../ports/law/finding-store.port.ts';
import type { DayStore } from '../../ports/leads/day-store.port.ts';
import type { DeliveryDesk } from '../../ports/leads/delivery-desk.port.ts';
import type { LeadInboxStore } from '../../ports/leads/lead-inbox.port.ts';
import type { SiteStore } from '../../ports/platform/site-store.port.ts';
import type { HoursStores } from '../inbox/clock-hours.ts';
import type { StaffStore } from '../../ports/staff/staff-store.port.ts';

/** What the first screen is put together from. */
export interface TodayStores extends HoursStores {
  readonly day: DayStore;
  readonly deliveryDesk: Pick<DeliveryDesk, 'delivered' | 'failing' | 'figures'>;
  readonly findings: Pick<FindingStore, 'listOpen'>;
  readonly inbox: Pick<LeadInboxStore, 'list' | 'reach'>;
  readonly sites: Pick<SiteStore, 'find'>;
  readonly staff: Pick<StaffStore, 'membershipsOf'>;
}
