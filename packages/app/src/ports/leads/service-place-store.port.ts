import type { LeadId, LocationId } from '@forecourt/domain/core/ids';
import type { TakenServicePlace } from '@forecourt/domain/service-booking/service-capacity';

/** A place in a day of a workshop, as somebody wants it. */
export interface WantedServicePlace {
  readonly locationId: LocationId;
  /** 2026-03-31. */
  readonly day: string;
  /** 07:30; null where the time is agreed by phone. */
  readonly dropOff: string | null;
  /** How many cars the workshop takes a day, and at one time. */
  readonly perDay: number;
  readonly perTime: number;
}

/** Which places of a workshop are taken, and who takes them (FORM-5). */
export interface ServicePlaceStore {
  /** What is booked on the days from the first to the last, in all workshops that the site shows. At most 20,000. */
  listTaken(days: {
    readonly from: string;
    readonly to: string;
  }): Promise<readonly (TakenServicePlace & { readonly locationId: LocationId })[]>;
  /** Takes a place for a lead of this site, if the day and the time have one left. */
  take(wanted: WantedServicePlace, leadId: LeadId): Promise<'taken' | 'full' | 'no_lead'>;
  /** The place of a lead of this site. */
  find(leadId: LeadId): Promise<(TakenServicePlace & { readonly locationId: LocationId }) | null>;
  /** Takes another place instead of the one that a lead of this site has; that one is free with it. */
  move(wanted: WantedServicePlace, leadId: LeadId): Promise<'moved' | 'full' | 'gone'>;
  /** Gives the place of a lead of this site up; false where it has none. */
  giveUp(leadId: LeadId): Promise<boolean>;
}
