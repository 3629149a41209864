import type { DealershipId, DeliveryId, LeadId, VisitorId } from '@forecourt/domain/core/ids';
import type { Result } from '@forecourt/domain/core/result';
import type { Delivery, DeliveryAttempt } from '@forecourt/domain/leads/delivery';
import type { Lead } from '@forecourt/domain/leads/lead';
import type { LeadEvent } from '@forecourt/domain/leads/lead-event';

/** What a form hands in. The site is the scope's, and with a car the dealership is the car's owner (TEN-5). */
export interface LeadSubmission {
  readonly lead: Omit<Lead, 'siteId' | 'createdAt'>;
  /** Chosen by the browser; the same key always answers the first lead, however often it is sent. */
  readonly idempotencyKey: string;
  readonly now: Date;
}

export interface SubmittedLead {
  readonly leadId: LeadId;
  /** True when the key was known: this is the first lead's id, and nothing was written. */
  readonly repeated: boolean;
}

export interface LeadCursor {
  readonly createdAt: Date;
  readonly id: LeadId;
}

/** Leads and their way to each destination of the dealership (FORM-9). */
export interface LeadStore {
  /** Writes the lead, its first event and one delivery for each destination of its dealership, all or nothing. */
  submit(
    submission: LeadSubmission,
  ): Promise<Result<SubmittedLead, 'car_not_shown' | 'dealership_not_shown'>>;
  find(id: LeadId): Promise<Lead | null>;
  /** The visitor's own lead, by which a later step of a form or a booking's page proves whose it is. */
  findForVisitor(id: LeadId, visitorId: VisitorId): Promise<Lead | null>;
  /** Newest first, from the one after the cursor on. */
  listForDealership(
    dealershipId: DealershipId,
    page: { readonly limit: number; readonly after?: LeadCursor },
  ): Promise<readonly Lead[]>;
  /** Answers false where the scope does not reach the lead. */
  appendEvent(id: LeadId, event: LeadEvent): Promise<boolean>;

  /** Deliveries whose next try has come, the longest due first. */
  listDueDeliveries(now: Date, limit: number): Promise<readonly Delivery[]>;
  /** Adds an attempt to the record of a delivery and moves it to where the attempt leaves it. */
  recordAttempt(id: DeliveryId, attempt: DeliveryAttempt): Promise<boolean>;
  /** Tries a delivery again at a moment, also one that was given up: staff may resend. */
  setNextTry(id: DeliveryId, at: Date): Promise<boolean>;
}
