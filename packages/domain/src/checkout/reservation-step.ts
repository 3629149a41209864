import { fail, ok, type Result } from '../core/result.ts';
import type { SiteSettings } from '../settings/registry.ts';
import { heldUntil } from './reservation-hold.ts';
import type { Reservation } from './reservation.ts';

/** What happens to a reservation; providers report some of it more than once, and late. */
export type ReservationEvent =
  'paid' | 'paymentFailed' | 'cancelled' | 'refunded' | 'completed' | 'timePassed';

export type ReservationRefusal =
  /** Its time has not come. */
  | 'not_due'
  /** Nothing was paid that could be kept or given back. */
  | 'not_paid'
  | 'already_paid'
  /** The reservation has ended: what was paid after that has to go back. */
  | 'ended';

export interface ReservationStep {
  readonly state: Reservation['state'];
  readonly expiresAt: Date;
  /** Whether the deposit is now owed to the visitor. */
  readonly owesRefund: boolean;
}

type Running = Pick<Reservation, 'state' | 'expiresAt'>;
type Answer = Result<ReservationStep, ReservationRefusal>;

/**
 * What becomes of a reservation (BUY-1). It waits for its payment, then holds the car until it is bought,
 * given up or its time has passed; whoever paid and does not buy gets the deposit back. A payment that
 * arrives after the time to pay still holds the car, as long as nothing has ended the reservation: nobody
 * else has got it.
 */
export function reservationStep(
  reservation: Running,
  event: ReservationEvent,
  checkout: Pick<SiteSettings['checkout'], 'holdHours'>,
  now: Date,
): Answer {
  if (event === 'timePassed' && isRunning(reservation) && now < reservation.expiresAt) return fail('not_due');
  if (reservation.state === 'pending') return unpaidStep(reservation, event, heldUntil(now, checkout));
  if (reservation.state === 'held') return paidStep(reservation, event);
  return fail('ended');
}

function isRunning({ state }: Running): boolean {
  return state === 'pending' || state === 'held';
}

function unpaidStep({ expiresAt }: Running, event: ReservationEvent, holdsUntil: Date): Answer {
  switch (event) {
    case 'paid':
      return ok({ state: 'held', expiresAt: holdsUntil, owesRefund: false });
    case 'paymentFailed':
    case 'cancelled':
      return ok({ state: 'cancelled', expiresAt, owesRefund: false });
    case 'timePassed':
      return ok({ state: 'expired', expiresAt, owesRefund: false });
    case 'refunded':
    case 'completed':
      return fail('not_paid');
  }
}

function paidStep({ expiresAt }: Running, event: ReservationEvent): Answer {
  switch (event) {
    case 'completed':
      return ok({ state: 'completed', expiresAt, owesRefund: false });
    case 'refunded':
      return ok({ state: 'refunded', expiresAt, owesRefund: false });
    case 'cancelled':
      return ok({ state: 'cancelled', expiresAt, owesRefund: true });
    case 'timePassed':
      return ok({ state: 'expired', expiresAt, owesRefund: true });
    case 'paid':
    case 'paymentFailed':
      return fail('already_paid');
  }
}
