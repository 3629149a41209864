import type { Reservation } from '@forecourt/domain/checkout/reservation';
import type { CarId, ReservationId } from '@forecourt/domain/core/ids';

export type ReservationToHold = Omit<Reservation, 'siteId' | 'dealershipId' | 'state' | 'createdAt'>;

/**
 * Reservations of cars (BUY-1). Whether a car may be reserved at all is a rule; that it is reserved once
 * is kept here. A held car is marked reserved, and the search index hears of it.
 */
export interface ReservationStore {
  /**
   * Takes the car until the reservation expires, pending its payment. Of two at once the database lets
   * one through: the other is `taken`. A reservation of this site that is past its expiry gives way.
   */
  hold(reservation: ReservationToHold, now: Date): Promise<'pending' | 'taken' | 'car_not_shown'>;
  find(id: ReservationId): Promise<Reservation | null>;
  /** The reservation that keeps a car from everybody else, paid or not. */
  findKeeping(carId: CarId): Promise<Reservation | null>;
  /** The payment has come: pending becomes held until a new expiry. Answers false unless it was pending. */
  confirm(id: ReservationId, expiresAt: Date, now: Date): Promise<boolean>;
  /** Ends a reservation. Answers false unless it was pending or held. */
  release(
    id: ReservationId,
    as: 'completed' | 'expired' | 'cancelled' | 'refunded',
    now: Date,
  ): Promise<boolean>;
  /** Those that keep a car past their expiry, the longest first. */
  listExpired(now: Date, limit: number): Promise<readonly Reservation[]>;
}
