import type { CarId, LeadId, LocationId } from '@forecourt/domain/core/ids';
import type { TestDriveBooking } from '@forecourt/domain/locations/test-drive-slots';

/** A place in a time of a location, as somebody wants it. */
export interface WantedPlace {
  readonly locationId: LocationId;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly carId: CarId | null;
  /** How many may have the time. */
  readonly atOnce: number;
  /** Whose it is, as a hash: their own holds are never in their way. */
  readonly holder: Uint8Array;
}

/** A booked test drive, as its own link shows it. */
export interface TestDriveAppointment {
  readonly leadId: LeadId;
  readonly carId: CarId | null;
  readonly locationId: LocationId | null;
  readonly startsAt: Date;
  /** Null once it is cancelled: nobody keeps a place for it. */
  readonly endsAt: Date | null;
  readonly cancelledAt: Date | null;
}

/** The times of a location that are taken, and who takes them (FORM-12). */
export interface TestDriveStore {
  /** The locations to which the cars of a location can be brought, in the dealer's order. */
  listDistribution(locationId: LocationId): Promise<readonly LocationId[]>;
  /** What is booked or held in a location, or of the car anywhere, but for the holder's own holds. At most 5,000. */
  listTaken(asked: {
    readonly locationId: LocationId;
    readonly carId: CarId | null;
    readonly from: Date;
    readonly to: Date;
    readonly holder: Uint8Array | null;
    readonly now: Date;
  }): Promise<readonly (TestDriveBooking & { readonly endsAt: Date; readonly isElsewhere: boolean })[]>;
  /** Keeps a place until a moment, instead of what the holder held before. A refusal leaves that as it was. */
  hold(wanted: WantedPlace, heldUntil: Date, now: Date): Promise<'held' | 'taken'>;
  /** Until when the holder holds a time; null where they do not. */
  findHold(
    holder: Uint8Array,
    now: Date,
  ): Promise<{ readonly locationId: LocationId; readonly startsAt: Date; readonly until: Date } | null>;
  /** Books a place for a lead of this site, under the hash of its own link. */
  book(
    wanted: WantedPlace,
    lead: { readonly id: LeadId; readonly linkHash: Uint8Array; readonly broughtTo: string | null },
    now: Date,
  ): Promise<'booked' | 'taken' | 'no_lead'>;
  findByLink(linkHash: Uint8Array): Promise<TestDriveAppointment | null>;
  /** Another time of the same lead. A refusal leaves the first as it was; `gone`: there is none to be moved. */
  move(leadId: LeadId, wanted: WantedPlace, now: Date): Promise<'moved' | 'taken' | 'gone'>;
  /** Answers false where it was cancelled before, or is not this site's. */
  cancel(leadId: LeadId, now: Date): Promise<boolean>;
}
