/** @planned CON-8 */
import { endHold, lengthenHold as lengthen } from '@forecourt/domain/checkout/end-hold';
import { isOpenPayment } from '@forecourt/domain/checkout/payment';
import type { Reservation } from '@forecourt/domain/checkout/reservation';
import type { CarId, ReservationId, SiteId } from '@forecourt/domain/core/ids';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import type { AuditStore } from '../ports/platform/audit-store.port.ts';
import type { SiteScope, StaffScope } from '../ports/platform/scope.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { CarStore } from '../ports/stock/car-store.port.ts';
import type { CheckoutStore, CheckoutStores } from './checkout-stores.ts';
import { closeSession } from './close-session.ts';
import { settlePayment, type SettlePorts } from './settle-payment.ts';
import type { ClosePorts } from './close-session.ts';

type StaffStores = Omit<CheckoutStores, 'jobs'> & {
  readonly audit: Pick<AuditStore, 'append'>;
  readonly cars: Pick<CarStore, 'findToChange' | 'setStatus'>;
};

export interface StaffHoldPorts {
  readonly store: StoreRunner<StaffStores>;
}

interface StaffContext {
  readonly scope: StaffScope;
  readonly requestId: string | null;
}

/** Keeps a car for longer, and never for less. */
export function lengthenHold(
  { store }: StaffHoldPorts,
  context: StaffContext,
  { reservationId, until }: { readonly reservationId: ReservationId; readonly until: Date },
): Promise<Result<Reservation, 'no_such_reservation' | 'not_held' | 'not_longer'>> {
  return store.run(context.scope, async (stores) => {
    const locked = await stores.reservations.lock(reservationId);
    if (!locked) return fail('no_such_reservation');
    const longer = lengthen(locked.reservation, until, context.scope.staffId);
    if (!longer.ok) return longer;
    await stores.reservations.save(longer.value, await stores.reservations.clock());
    await note(stores, context, { action: 'lengthen_hold', before: locked.reservation, after: longer.value });
    return longer;
  });
}

/** The dealer lets a car go: the whole deposit goes back. The minute job sends it. */
export function letGoByStaff(
  { store }: StaffHoldPorts,
  context: StaffContext,
  { reservationId }: { readonly reservationId: ReservationId },
): Promise<Result<Reservation, 'no_such_reservation' | 'ended'>> {
  return store.run(context.scope, async (stores) => {
    const locked = await stores.reservations.lock(reservationId);
    if (!locked) return fail('no_such_reservation');
    const now = await stores.reservations.clock();
    const ended = endHold(locked, 'staff', now);
    if (!ended.ok) return fail('ended');
    await stores.reservations.end(ended.value, now);
    await note(stores, context, {
      action: 'let_go',
      before: locked.reservation,
      after: ended.value.reservation,
    });
    return ok(ended.value.reservation);
  });
}

export interface SellPorts extends StaffHoldPorts {
  /** In the scope of the site on which the car is being paid. */
  readonly checkout: CheckoutStore;
  readonly provider: SettlePorts['provider'] & ClosePorts['provider'];
  readonly scopeOf: (siteId: SiteId) => SiteScope;
}

/**
 * Sells a car at the dealership. One that somebody pays for right now is closed at the provider first: where the money was
 * there before, the hold wins and staff decide.
 */
export async function sellAtDesk(
  ports: SellPorts,
  context: StaffContext,
  { carId }: { readonly carId: CarId },
): Promise<Result<'sold', 'car_not_found' | 'held' | 'being_paid'>> {
  const keeping = await ports.store.run(context.scope, async ({ reservations, payments }) => {
    const reservation = await reservations.findKeeping(carId);
    return reservation && { reservation, payments: await payments.listRecords(reservation.id) };
  });
  if (keeping?.reservation.state === 'held') return fail('held');
  if (keeping?.reservation.state === 'pending') {
    const scope = ports.scopeOf(keeping.reservation.siteId);
    const closing = { store: ports.checkout, provider: ports.provider };
    for (const { payment } of keeping.payments.filter((one) => isOpenPayment(one.payment))) {
      const answer = await closeSession(closing, scope, payment);
      if (answer === 'no_answer') return fail('being_paid');
      if (answer === 'complete') {
        await settlePayment(closing, scope, payment.id);
        return fail('held');
      }
    }
  }
  return ports.store.run(context.scope, async (stores) => {
    const car = await stores.cars.findToChange(carId);
    if (!car) return fail('car_not_found');
    const now = await stores.reservations.clock();
    const locked = keeping && (await stores.reservations.lock(keeping.reservation.id));
    if (locked?.reservation.state === 'held') return fail('held');
    const ended = locked && endHold(locked, 'sold', now);
    if (ended?.ok) await stores.reservations.end(ended.value, now);
    await stores.cars.setStatus(carId, 'sold', now);
    return ok('sold');
  });
}

interface Change {
  readonly action: string;
  readonly before: Reservation;
  readonly after: Reservation;
}

function note(
  { audit }: Pick<StaffStores, 'audit'>,
  { requestId }: StaffContext,
  { action, before, after }: Change,
) {
  return audit.append({
    place: { dealershipId: after.dealershipId },
    action,
    subjectKind: 'reservation',
    subjectId: after.id,
    before: { state: before.state, expiresAt: before.expiresAt },
    after: { state: after.state, expiresAt: after.expiresAt },
    requestId,
  });
}
