/** @planned BUY-1.2 */
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

type Running = 'pending' | 'held';
type Next = Result<Reservation['state'], ReservationRefusal>;

const steps: Readonly<Record<Running, Readonly<Record<ReservationEvent, Next>>>> = {
  pending: {
    paid: ok('held'),
    paymentFailed: ok('cancelled'),
    cancelled: ok('cancelled'),
    timePassed: ok('expired'),
    refunded: fail('not_paid'),
    completed: fail('not_paid'),
  },
  held: {
    completed: ok('completed'),
    refunded: ok('refunded'),
    cancelled: ok('cancelled'),
    timePassed: ok('expired'),
    paid: fail('already_paid'),
    paymentFailed: fail('already_paid'),
  },
};

/**
 * What becomes of a reservation (BUY-1). It waits for its payment, then holds the car until it is bought,
 * given up or its time has passed; whoever paid and does not buy gets the deposit back. A payment that
 * arrives after the time to pay still holds the car, as long as nothing has ended the reservation: nobody
 * else has got it.
 */
export function reservationStep(
  { state: from, expiresAt }: Pick<Reservation, 'state' | 'expiresAt'>,
  event: ReservationEvent,
  checkout: Pick<SiteSettings['checkout'], 'holdHours'>,
  now: Date,
): Result<ReservationStep, ReservationRefusal> {
  if (from !== 'pending' && from !== 'held') return fail('ended');
  if (event === 'timePassed' && now < expiresAt) return fail('not_due');
  const next = steps[from][event];
  if (!next.ok) return next;
  const state = next.value;
  return ok({
    state,
    expiresAt: state === 'held' ? heldUntil(now, checkout) : expiresAt,
    owesRefund: from === 'held' && (state === 'cancelled' || state === 'expired'),
  });
}
