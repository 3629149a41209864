import type { DealershipId, LeadId, SiteId, StaffId } from '@forecourt/domain/core/ids';
import type { Delivery, DeliveryAttempt } from '@forecourt/domain/leads/delivery';
import type { Lead } from '@forecourt/domain/leads/lead';
import type { LeadEvent, SeenCar } from '@forecourt/domain/leads/lead-event';
import type { KindSubjects } from '@forecourt/domain/leads/lead-kind';
import type { StaffRole } from '@forecourt/domain/staff/membership';
import type { Reservation } from '@forecourt/domain/checkout/reservation';
import type { ValuedAnswers } from '@forecourt/domain/trade-in/offer-answers';
import type { Member } from '../staff/staff-store.port.ts';
import type { KeptOffer } from '../trade-in/offer-store.port.ts';
import type { LeadDestination } from './delivery-destination.port.ts';
import type { LeadOpening } from './lead-presence.port.ts';

/** Which leads an inbox is asked for; those of every dealership in reach where none is named. */
export interface InboxQuery {
  readonly tab: 'open' | 'mine' | 'unfinished' | 'done' | 'spam';
  readonly staffId: StaffId;
  readonly dealershipIds: readonly DealershipId[] | null;
  /** Words of a name, an email, a phone, a stock number. */
  readonly text: string | null;
  readonly after: InboxCursor | null;
  readonly limit: number;
}

/** What leads of a list must be besides; null for any. */
export interface LeadFits {
  readonly subjects: KindSubjects | null;
  readonly whose: StaffId | 'nobody' | null;
  readonly stage: Lead['stage'] | null;
  /** One of theirs gave up; or one has tried in vain, and none gave up. */
  readonly deliveries: 'gave_up' | 'failing' | null;
  /** They came then or later. */
  readonly since: Date | null;
  /** How much they look like spam at the least, where nobody said that they are none. */
  readonly leastSpam: number | null;
}

export interface FittingQuery extends InboxQuery {
  readonly fits: LeadFits;
}

export interface FittingLeads {
  readonly leads: readonly InboxLead[];
  /** How many of the list were looked at. */
  readonly looked: number;
  /** The last that was looked at, where that ended it: others may fit beyond. */
  readonly rest: InboxCursor | null;
}

/** Somebody who works where whoever asks reads leads; once for each role. */
export interface LeadHand {
  readonly id: StaffId;
  readonly name: string;
  readonly role: StaffRole;
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
  | 'locationId'
  | 'stage'
  | 'assignedStaffId'
  | 'firstResponseAt'
  | 'responseDueAt'
  | 'waitsSince'
  | 'answerDueAt'
  | 'formCompleted'
  | 'source'
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

/** Which leads are taken away. */
export interface LeadExport {
  readonly dealershipIds: readonly DealershipId[] | null;
  readonly since: Date;
  /** Older than this lead. */
  readonly after: string | null;
  readonly limit: number;
}

export interface ExportedLead extends Pick<
  Lead,
  | 'id'
  | 'category'
  | 'subcategory'
  | 'name'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'message'
  | 'stockNumber'
  | 'vehicleMake'
  | 'vehicleModel'
  | 'location'
  | 'source'
  | 'stage'
  | 'firstResponseAt'
  | 'createdAt'
> {
  readonly dealershipName: string | null;
}

/** By whom leads are compared. */
export interface LeadPerson {
  /** Left out of what is found, with what stands in it; null of somebody whose lead is still to come. */
  readonly leadId: LeadId | null;
  readonly email: string | null;
  readonly phone: string | null;
}

/** A lead by the words of a list, with what is sent back when it is changed. */
export interface LeadBrief extends InboxLead {
  readonly version: string;
}

/** Where a lead stands: in itself, or in the one that it was merged into. */
export interface StandingLead {
  readonly id: LeadId;
  readonly version: string;
}

/** Two leads as whoever merges them has them before them. */
export interface MergeOfLeads {
  readonly into: StandingLead;
  readonly from: StandingLead;
}

/** `changed`: somebody changed one of them meanwhile. `apart`: they are of different dealerships, or too many already. */
export type MergeOutcome = 'done' | 'already' | 'changed' | 'apart';

export interface InboxCounts {
  readonly open: number;
  readonly mine: number;
  /** Open ones, by whose hands they are in. */
  readonly ofStaff: Readonly<Record<string, number>>;
  readonly unfinished: number;
  readonly waiting: number;
  readonly late: number;
}

/** What staff change of a lead. What is left out stays. */
export interface LeadChange {
  readonly stage?: Lead['stage'];
  readonly assignedStaffId?: StaffId | null;
  /** The first is kept, and each stops the clock. */
  readonly firstResponseAt?: Date;
}

/** Where somebody may read leads. */
export interface LeadReach {
  readonly dealershipIds: ReadonlySet<DealershipId>;
  readonly siteIds: ReadonlySet<SiteId>;
}

/** The way of a lead to one destination, with every try. */
export interface DeliveryRecord extends Pick<
  Delivery,
  'id' | 'leadId' | 'state' | 'attempts' | 'nextAttemptAt'
> {
  /** Null: the account's own address. */
  readonly destination: Pick<LeadDestination, 'name' | 'kind'> | null;
  /** In the order in which they were made. */
  readonly tries: readonly DeliveryAttempt[];
}

export interface EventOfLead {
  readonly leadId: LeadId;
  readonly event: LeadEvent;
}

/** A test drive, or a service that has its place. */
export interface BookingOfLead {
  readonly kind: 'drive' | 'service';
  readonly leadId: LeadId;
  readonly startsAt: Date;
  readonly location: string | null;
  readonly cancelledAt: Date | null;
}

/** What the buyer was offered for their car. */
export interface OfferForCar extends Pick<
  KeptOffer,
  'valueCents' | 'lowCents' | 'highCents' | 'lines' | 'givenAt' | 'validUntil' | 'acceptedAt'
> {
  readonly leadId: LeadId;
  readonly answers: ValuedAnswers;
  /** Of their car. */
  readonly rego: string | null;
  readonly make: string | null;
  readonly model: string | null;
}

export interface ReservationOfLead extends Pick<
  Reservation,
  | 'state'
  | 'amountCents'
  | 'priceCents'
  | 'priceBasis'
  | 'refundPercent'
  | 'expiresAt'
  | 'endedReason'
  | 'endedAt'
  | 'createdAt'
> {
  readonly leadId: LeadId;
}

/** That an application was sent: nothing of what is in it. */
export interface ApplicationOfLead {
  readonly leadId: LeadId;
  readonly sentAt: Date;
  readonly answeredAt: Date | null;
}

/** What there is between a buyer and the dealer beside words, each kind the newest first. */
export interface LeadDealings {
  readonly bookings: readonly BookingOfLead[];
  readonly offers: readonly OfferForCar[];
  readonly reservations: readonly ReservationOfLead[];
  readonly applications: readonly ApplicationOfLead[];
}

/** Leads as their staff work through them (CON-2). */
export interface LeadInboxStore {
  reach(): Promise<LeadReach>;
  counts(query: Pick<InboxQuery, 'staffId' | 'dealershipIds'>, now: Date): Promise<InboxCounts>;
  /** Those that wait first, the soonest due at the top; then the newest. */
  list(query: InboxQuery): Promise<readonly InboxLead[]>;
  /** Those of the list that fit, in its order: it is looked through a bounded way, from the place given on. */
  listFitting(query: FittingQuery): Promise<FittingLeads>;
  /** Of these, those in reach that stand by themselves. */
  standingAlone(ids: readonly LeadId[]): Promise<readonly InboxLead[]>;
  /** By name. */
  hands(limit: number): Promise<readonly LeadHand[]>;
  /** Of all of them together; at most 50 of each kind. */
  dealings(ids: readonly LeadId[]): Promise<LeadDealings>;
  /** With their tries; of those together at most so many. */
  deliveries(ids: readonly LeadId[], limit: number): Promise<readonly DeliveryRecord[]>;
  /** Newest first, of dealerships from which whoever asks may take leads away. */
  export(query: LeadExport): Promise<readonly ExportedLead[]>;
  /** The lead that an id stands in; its version is text that changes with it. */
  standing(id: LeadId): Promise<StandingLead | null>;
  /** Tells all processes, once it is committed, that whoever asks has the lead open: the one it stands in, or null out of reach. */
  tellOpening(id: LeadId, opening: LeadOpening): Promise<LeadId | null>;
  /** Whom these leads name: who did something on them, and whose they were. */
  namesOn(ids: readonly LeadId[]): Promise<readonly Pick<Member, 'id' | 'name'>[]>;
  /** What happened to them, in its order, each with whose it is. */
  events(ids: readonly LeadId[], limit: number): Promise<readonly EventOfLead[]>;
  /** Those that were merged into it, and into these, the oldest first, with all that was written. */
  parts(id: LeadId, limit: number): Promise<readonly LeadBrief[]>;
  /** Leads in reach with the same email or phone that stand by themselves, the newest first. */
  repeats(person: LeadPerson, limit: number): Promise<readonly LeadBrief[]>;
  merge(leads: MergeOfLeads, now: Date): Promise<MergeOutcome>;
  /** What was merged stands by itself again, as it was. `already`: it does. */
  split(leads: { readonly into: StandingLead; readonly from: LeadId }, now: Date): Promise<MergeOutcome>;
  /** False where somebody changed it since that version, or it is out of reach. The first answer is that of its parts too. */
  change(id: LeadId, version: string, change: LeadChange, now: Date): Promise<boolean>;
}
