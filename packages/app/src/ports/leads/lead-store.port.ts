import type { DealershipId, DeliveryId, DestinationId, LeadId, VisitorId } from '@forecourt/domain/core/ids';
import type { Result } from '@forecourt/domain/core/result';
import type { Delivery, DeliveryAttempt } from '@forecourt/domain/leads/delivery';
import type { Lead } from '@forecourt/domain/leads/lead';
import type {
  LaterLeadEvent,
  LeadEvent,
  SaidByForm,
  SubmissionFact,
} from '@forecourt/domain/leads/lead-event';
import type { LeadDestination } from './delivery-destination.port.ts';

/**
 * What a form hands in. The site is the scope's, and with a car the dealership is the car's owner (TEN-5),
 * whatever is said here. A location or visitor that is not theirs is left out.
 */
export type LeadToSubmit = Omit<
  Lead,
  | 'siteId'
  | 'createdAt'
  | 'completedAt'
  | 'stage'
  | 'assignedStaffId'
  | 'firstResponseAt'
  | 'waitsSince'
  | 'answerDueAt'
>;

export interface LeadSubmission {
  /** What is sent has the id of the lead that it would be by itself: its events have it as their submission. */
  readonly lead: LeadToSubmit;
  /** Chosen by the browser: the same key always answers the first lead, however often it is sent. */
  readonly idempotencyKey: string;
  readonly now: Date;
  /** Kept with the first event: what the form said that has no field of its own. */
  readonly details?: SaidByForm;
  /** What else is known at once: the consent, doubts about the lead, why it goes where it goes. */
  readonly events?: readonly SubmissionFact[];
  /**
   * Whose destinations get it: those of the first that has any for its category, else the account's own
   * address. Left out, those of the lead's own dealership.
   */
  readonly deliverTo?: readonly DealershipId[];
  /**
   * A form of several steps that is stored on the way, under one key: what is unfinished may be sent again and
   * is changed by it, and what is finished stays as it is. Left out, a form is sent once.
   */
  readonly part?: 'unfinished' | 'finished';
  /** When its destinations are told; left out, at once. */
  readonly deliverAt?: Date;
  /**
   * What whoever proves to be the same sender wrote about the same car since then, under the same name, is one
   * conversation: this is a message in it. What only has the same email and phone is marked for staff.
   */
  readonly conversationSince?: Date;
  /** The hash of the secret that the sender's browser holds. The other proof is the lead's signed-in visitor. */
  readonly senderHash?: Uint8Array;
}

export interface SubmittedLead {
  readonly leadId: LeadId;
  /** Under which its sender knows it: its own, also where it went into the conversation of an earlier lead. */
  readonly submissionId: LeadId;
  /** The key was known: these are the first one's ids, and nothing was written. Not so of the step that finishes it. */
  readonly repeated: boolean;
  /** It went into the conversation of a lead that was there. */
  readonly isMessage: boolean;
  readonly deliveries: readonly DeliveryId[];
}

/** Whether a delivery is the caller's to try now, until it is given up to others at the time of the claim. */
export type DeliveryClaim =
  | { readonly outcome: 'claimed'; readonly delivery: Delivery }
  /** Not due yet, or somebody else tries it. */
  | { readonly outcome: 'later'; readonly at: Date }
  /** Delivered, given up, or not of this scope. */
  | { readonly outcome: 'over' };

/** What somebody said of themselves, and what they wrote first. */
export type LeadSender = Pick<Lead, 'name' | 'rego' | 'email' | 'phone' | 'message'>;

/** Leads and their way to each destination of the dealership (FORM-9). */
export interface LeadStore {
  /**
   * Writes the lead, its events and one delivery for each destination that takes its category; or, in a
   * conversation that is there, an event with what was written and as many deliveries of that.
   */
  submit(
    submission: LeadSubmission,
  ): Promise<Result<SubmittedLead, 'car_not_shown' | 'dealership_not_shown'>>;
  find(id: LeadId): Promise<Lead | null>;
  /** The visitor's own lead: a later step of a form, or a booking's page, must not open another's. */
  findForVisitor(id: LeadId, visitorId: VisitorId): Promise<Lead | null>;
  /** What a lead says of its sender, for whoever holds the secret of its sender's browser; null for everybody else. */
  findForSender(id: LeadId, senderHash: Uint8Array): Promise<LeadSender | null>;
  /** Newest first, those before the lead `after` where that is given. */
  listForDealership(
    dealershipId: DealershipId,
    page: { readonly limit: number; readonly after?: LeadId },
  ): Promise<readonly Lead[]>;
  /** Answers false where the scope does not reach the lead. */
  appendEvent(id: LeadId, event: LaterLeadEvent): Promise<boolean>;
  /**
   * Adds an event with one delivery for each destination, as of a lead: an update of the same lead. Answers with
   * none where the scope does not reach the lead.
   */
  addUpdate(
    id: LeadId,
    event: LaterLeadEvent,
    deliverTo: readonly DealershipId[],
  ): Promise<readonly DeliveryId[]>;
  /** The lead that a submission became, or went into as a message. */
  findBySubmission(submissionId: LeadId): Promise<LeadId | null>;
  /** In the order in which they happened. */
  listEvents(id: LeadId, limit: number): Promise<readonly LeadEvent[]>;
  /** One of them, by the id under which a delivery names it. */
  findEvent(id: string): Promise<LeadEvent | null>;

  listDeliveries(id: LeadId, limit: number): Promise<readonly Delivery[]>;
  /** Deliveries whose next try has come, the longest due first. */
  listDueDeliveries(now: Date, limit: number): Promise<readonly Delivery[]>;
  /**
   * Adds an attempt to a delivery's record. One that did not arrive is tried again at `nextTry`, or given
   * up where that is null. What was delivered stays so, whatever a late attempt says.
   */
  recordAttempt(id: DeliveryId, attempt: DeliveryAttempt, nextTry: Date | null): Promise<boolean>;
  /** In the order in which they were made. */
  listAttempts(id: DeliveryId, limit: number): Promise<readonly DeliveryAttempt[]>;
  /** Takes a due delivery for as long as one try may last, so that two do not make it at once. */
  claimDelivery(id: DeliveryId, claim: { readonly now: Date; readonly until: Date }): Promise<DeliveryClaim>;
  /** Moves the next try of what is not delivered yet, also of what was given up: staff may resend it. */
  setNextTry(id: DeliveryId, at: Date): Promise<boolean>;

  /** Also those that are switched off, by name. */
  listDestinations(dealershipId: DealershipId, limit: number): Promise<readonly LeadDestination[]>;
  findDestination(id: DestinationId): Promise<LeadDestination | null>;
  /** Adds a destination, or makes it what is given. Answers false where it is another dealership's. */
  saveDestination(destination: LeadDestination, now: Date): Promise<boolean>;
}
