import type { DealershipId, SiteId } from '@forecourt/domain/core/ids';
import type { Result } from '@forecourt/domain/core/result';
import type { CarOutline } from '../stock/car-store.port.ts';
import type { LeadSubmission, SubmittedLead } from './lead-store.port.ts';

/** A yard where somebody answers leads, and the site that a lead is of which they take down there. */
export interface HandPlace {
  readonly dealershipId: DealershipId;
  readonly name: string;
  readonly slug: string;
  readonly siteId: SiteId;
}

export interface HandSubmission extends LeadSubmission {
  readonly siteId: SiteId;
}

/** Leads that staff take down themselves (CON-2.1). */
export interface HandLeadStore {
  /** By name. */
  places(limit: number): Promise<readonly HandPlace[]>;
  /** Cars of one of these yards whose stock number, VIN or title has all the words, those that are not sold first. */
  findCars(dealershipId: DealershipId, text: string, limit: number): Promise<readonly CarOutline[]>;
  /**
   * Writes the lead as one that a form hands in, with its events and deliveries. The same key of the same person answers
   * the first lead, of whichever yard it was.
   */
  submit(submission: HandSubmission): Promise<Result<SubmittedLead, 'dealership_not_shown'>>;
}
