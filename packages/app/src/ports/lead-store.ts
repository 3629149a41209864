import type { DealershipId, DeliveryId, LeadId, VisitorId } from '@forecourt/domain/core/ids';
import type { Result } from '@forecourt/domain/core/result';
import type { Delivery, DeliveryAttempt } from '@forecourt/domain/leads/delivery';
import type { Lead } from '@forecourt/domain/leads/lead';
import type { LeadEvent } from '@forecourt/domain/leads/lead-event';

/**
 * What a form hands in. The site is the scope's, and with a car the dealership is the car's owner (TEN-5),
 * whatever is said here. A location or visitor that is not theirs is left out.
 */
export type LeadToSubmit = Omit<
  Lead,
  'siteId' | 'createdAt' | 'completedAt' | 'stage' | 'assignedStaffId' | 'firstResponseAt'
>;

export interface LeadSubmission {
  readonly lead: LeadToSubmit;
  /** Chosen by the browser: the same key always answers the first lead, however often it is sent. */
  readonly idempotencyKey: string;
  readonly now: Date;
}

export interface SubmittedLead {
  readonly leadId: LeadId;
  /** The key was known: this is the first lead's id, and nothing was written. */
  readonly repeated: boolean;
}

/** Leads and their way to each destination of the dealership (FORM-9). */
export interface LeadStore {
  /** Writes the lead, its first event and one delivery for each destination of the dealership that takes its category. */
  submit(
    submission: LeadSubmission,
  ): Promise<Result<SubmittedLead, 'car_not_shown' | 'dealership_not_shown'>>;
  find(id: LeadId): Promise<Lead | null>;
  /** The visitor's own lead: a later step of a form, or a booking's page, must not open another's. */
  findForVisitor(id: LeadId, visitorId: VisitorId): Promise<Lead | null>;
  /** Newest first, those before the lead `after` where that is given. */
  listForDealership(
    dealershipId: DealershipId,
    page: { readonly limit: number; readonly after?: LeadId },
  ): Promise<readonly Lead[]>;
  /** Answers false where the scope does not reach the lead. */
  appendEvent(id: LeadId, event: LeadEvent): Promise<boolean>;
  /** In the order in which they happened. */
  listEvents(id: LeadId, limit: number): Promise<readonly LeadEvent[]>;

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
  /** Moves the next try of what is not delivered yet, also of what was given up: staff may resend it. */
  setNextTry(id: DeliveryId, at: Date): Promise<boolean>;
}
