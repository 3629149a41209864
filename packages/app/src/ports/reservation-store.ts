import type { CarId, ReservationId, VisitorId } from '@forecourt/domain/core/ids';
import type { Reservation } from '@forecourt/domain/checkout/reservation';

/** Reservations of cars (BUY-1). Whether a car may be reserved at all is a rule; that it is reserved once is kept here. */
export interface ReservationStore {
  /** Takes the car for this visitor until it expires. Two at once: the database lets one through, the other is `taken`. */
  hold(hold: {
    readonly id: ReservationId;
    readonly carId: CarId;
    readonly visitorId: VisitorId | null;
    readonly amountCents: number;
    readonly expiresAt: Date;
    readonly now: Date;
  }): Promise<'held' | 'taken' | 'car_not_shown'>;
  find(id: ReservationId): Promise<Reservation | null>;
  /** The payment has come: held becomes confirmed, until a new expiry. Answers false unless it was held. */
  confirm(id: ReservationId, expiresAt: Date, now: Date): Promise<boolean>;
  /** Lets the car go. Answers false unless it was held or confirmed. */
  release(id: ReservationId, reason: 'released' | 'expired', now: Date): Promise<boolean>;
  /** Those that keep a car past their expiry, the longest first. */
  listExpired(now: Date, limit: number): Promise<readonly Reservation[]>;
}
