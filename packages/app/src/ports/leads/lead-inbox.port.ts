import type { DealershipId, LeadId, SiteId, StaffId } from '@forecourt/domain/core/ids';
import type { Lead } from '@forecourt/domain/leads/lead';
import type { SeenCar } from '@forecourt/domain/leads/lead-event';

/** Which leads an inbox is asked for; those of every dealership in reach where none is named. */
export interface InboxQuery {
  readonly tab: 'open' | 'mine' | 'unfinished' | 'done';
  readonly staffId: StaffId;
  readonly dealershipIds: readonly DealershipId[] | null;
  /** Words of a name, an email, a phone, a stock number. */
  readonly text: string | null;
  readonly after: InboxCursor | null;
  readonly limit: number;
}

/** The last row of a page. */
export interface InboxCursor {
  readonly isWaiting: boolean;
  /** ISO 8601; of those that wait. */
  readonly due: string;
  readonly id: string;
}

/** A lead as the inbox needs it. */
export interface InboxLead extends Pick<
  Lead,
  | 'id'
  | 'dealershipId'
  | 'category'
  | 'subcategory'
  | 'name'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'message'
  | 'vehicleMake'
  | 'vehicleModel'
  | 'location'
  | 'stage'
  | 'assignedStaffId'
  | 'firstResponseAt'
  | 'responseDueAt'
  | 'formCompleted'
  | 'createdAt'
> {
  readonly isWaiting: boolean;
  readonly siteId: SiteId;
  readonly zone: string;
  /** As its sender saw it. */
  readonly car: SeenCar | null;
  readonly assigneeName: string | null;
  /** How many of its destinations have tried in vain, and how many gave up. */
  readonly failing: number;
  readonly dead: number;
  readonly spamScore: number | null;
}

export interface InboxCounts {
  readonly open: number;
  readonly mine: number;
  readonly unfinished: number;
  readonly waiting: number;
  readonly late: number;
}

/** What staff change of a lead. What is left out stays. */
export interface LeadChange {
  readonly stage?: Lead['stage'];
  readonly assignedStaffId?: StaffId | null;
  /** Set once: the first answer stops the clock. */
  readonly firstResponseAt?: Date;
}

/** Where somebody may read leads. */
export interface LeadReach {
  readonly dealershipIds: ReadonlySet<DealershipId>;
  readonly siteIds: ReadonlySet<SiteId>;
}

/** Leads as their staff work through them (CON-2). */
export interface LeadInboxStore {
  reach(): Promise<LeadReach>;
  counts(query: Pick<InboxQuery, 'staffId' | 'dealershipIds'>, now: Date): Promise<InboxCounts>;
  /** Those that wait first, the soonest due at the top; then the newest. */
  list(query: InboxQuery): Promise<readonly InboxLead[]>;
  /** When it was last changed, as text that changes with it. */
  versionOf(id: LeadId): Promise<string | null>;
  /** False where somebody changed it since that version, or it is out of reach. */
  change(id: LeadId, version: string, change: LeadChange, now: Date): Promise<boolean>;
}
