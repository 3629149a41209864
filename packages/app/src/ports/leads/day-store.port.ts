import type { DealershipId, LeadId } from '@forecourt/domain/core/ids';
import type { Lead } from '@forecourt/domain/leads/lead';

/** How leads are answered: of those since some time how many in time, and of all how many wait now. */
export interface AnsweredLeads {
  readonly inTime: number;
  readonly missed: number;
  /** Since that time, not answered and not late yet. */
  readonly running: number;
  /** In which time half of those that were answered had their answer; null where none was. */
  readonly halfWithinMs: number | null;
  readonly waiting: number;
  readonly late: number;
}

export interface DealershipAnswers extends AnsweredLeads {
  readonly dealershipId: DealershipId;
  readonly name: string;
}

/** A test drive or a service of this day. */
export interface DayBooking extends Pick<
  Lead,
  'name' | 'lastName' | 'phone' | 'email' | 'vehicleMake' | 'vehicleModel'
> {
  readonly kind: 'drive' | 'service';
  readonly leadId: LeadId;
  /** Null where a service has no time but the day. */
  readonly startsAt: Date | null;
  readonly zone: string;
  readonly location: string;
  readonly assigneeName: string | null;
}

/** What the first screen of staff counts of their leads. */
export interface DayStore {
  answered(
    since: Date,
    now: Date,
  ): Promise<{ readonly all: AnsweredLeads; readonly dealerships: readonly DealershipAnswers[] }>;
  /** Those of today on the clock of their site, in the order of the day. At most 200. */
  bookings(now: Date): Promise<readonly DayBooking[]>;
}
