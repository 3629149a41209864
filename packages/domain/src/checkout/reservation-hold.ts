/** @planned BUY-1.4 */
import { addExactHours } from '../core/zoned-time.ts';
import type { SiteSettings } from '../settings/registry.ts';
import type { Reservation } from './reservation.ts';

type Checkout = SiteSettings['checkout'];

/** Until when a paid reservation keeps the car (BUY-1): 48 hours by the stopwatch, not two days of the calendar. */
export function heldUntil(paidAt: Date, { holdHours }: Pick<Checkout, 'holdHours'>): Date {
  return addExactHours(paidAt, holdHours);
}

/** Until when a car is kept for a visitor who is paying: briefly, so that nobody blocks stock for nothing. */
export function payableUntil(startedAt: Date, { paymentMinutes }: Pick<Checkout, 'paymentMinutes'>): Date {
  return addExactHours(startedAt, paymentMinutes / 60);
}

export interface ReservationHold {
  readonly keepsCar: boolean;
  /** When the car is free again by itself. */
  readonly validUntil: Date | null;
}

/** Whether a reservation keeps its car from everybody else; its last moment is the one before it expires. */
export function reservationHold(
  { state, expiresAt }: Pick<Reservation, 'state' | 'expiresAt'>,
  now: Date,
): ReservationHold {
  const keepsCar = (state === 'pending' || state === 'held') && now < expiresAt;
  return { keepsCar, validUntil: keepsCar ? expiresAt : null };
}
