import type { Scope } from '@forecourt/app/ports/platform/scope.port';
import type { Payment, PaymentState } from '@forecourt/domain/checkout/payment';
import type { Reservation } from '@forecourt/domain/checkout/reservation';
import type { Car } from '@forecourt/domain/stock/car/car';
import { buildCar } from '@forecourt/testkit/build-car';
import { buildId } from '@forecourt/testkit/build-id';
import { twoSites } from '@forecourt/testkit/two-sites';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  harbourSite,
  openTwoDealers,
  rangesSite,
  rangesStaff,
  type TwoDealers,
} from '@forecourt/testkit-db/two-dealers';

const now = new Date('2026-03-01T00:00:00Z');
const in48Hours = new Date('2026-03-03T00:00:00Z');
const { rangesKia } = twoSites;

let dealers: TwoDealers;
beforeAll(async () => {
  dealers = await openTwoDealers();
});
afterAll(() => dealers.close());

async function stock(): Promise<Car> {
  const car = buildCar({ dealershipId: rangesKia.id });
  await dealers.run(rangesStaff, ({ cars }) => cars.save(car, now));
  return car;
}

function reservationOf(car: Car, expiresAt = in48Hours) {
  const nobody = { visitorId: null, leadId: null, name: 'Alex Nguyen', email: null, phone: null };
  return { id: buildId() as Reservation['id'], carId: car.id, amountCents: 20_000, expiresAt, ...nobody };
}

const hold = (reservation: ReturnType<typeof reservationOf>, scope: Scope = harbourSite, at = now) =>
  dealers.run(scope, ({ reservations }) => reservations.hold(reservation, at));
const confirm = (id: Reservation['id']) =>
  dealers.run(harbourSite, ({ reservations }) => reservations.confirm(id, in48Hours, now));
const release = (
  id: Reservation['id'],
  as: 'expired' | 'cancelled' | 'completed',
  scope: Scope = harbourSite,
) => dealers.run(scope, ({ reservations }) => reservations.release(id, as, now));
const isReserved = async ({ id }: Car) =>
  (await dealers.run(rangesStaff, ({ cars }) => cars.findById(id)))?.reserved;
const noticeCount = async ({ id }: Car) =>
  (await dealers.loader.kysely.selectFrom('outbox').select('id').where('carId', '=', id).execute()).length;

describe('reserving a car', () => {
  it('BUY-1.3 keeps what was reserved, by whom and for how much', async () => {
    const car = await stock();
    const reservation = reservationOf(car);
    expect(await hold(reservation)).toBe('pending');
    expect(await dealers.run(harbourSite, ({ reservations }) => reservations.find(reservation.id))).toEqual({
      ...reservation,
      siteId: twoSites.harbour.id,
      dealershipId: rangesKia.id,
      state: 'pending',
      createdAt: now,
    });
  });

  it('BUY-1.3 is done once, by whichever of many at once comes first, on whichever site', async () => {
    const car = await stock();
    const sites = [harbourSite, rangesSite, harbourSite, rangesSite];
    const answers = await Promise.all(sites.map((site) => hold(reservationOf(car), site)));
    expect(answers.toSorted()).toEqual(['pending', 'taken', 'taken', 'taken']);
  });

  it('answers the same reservation again as it did the first time', async () => {
    const reservation = reservationOf(await stock());
    expect([await hold(reservation), await hold(reservation)]).toEqual(['pending', 'pending']);
  });

  it('BUY-1.3 marks the car once it is paid for, frees it when it ends, and tells the index of both', async () => {
    const car = await stock();
    const reservation = reservationOf(car);
    await hold(reservation);
    expect([await isReserved(car), await noticeCount(car)]).toEqual([false, 1]);
    expect([await confirm(reservation.id), await confirm(reservation.id)]).toEqual([true, false]);
    expect([await isReserved(car), await noticeCount(car)]).toEqual([true, 2]);
    expect(await release(reservation.id, 'cancelled')).toBe(true);
    expect([await isReserved(car), await noticeCount(car)]).toEqual([false, 3]);
    expect(await release(reservation.id, 'cancelled')).toBe(false);
    expect(await hold(reservationOf(car))).toBe('pending');
  });

  it('leaves the mark that staff made when an unpaid one expires', async () => {
    const car = await stock();
    const reservation = reservationOf(car);
    await hold(reservation);
    await dealers.run(rangesStaff, ({ cars }) => cars.markReserved(car.id));
    await release(reservation.id, 'expired');
    expect(await isReserved(car)).toBe(true);
  });

  it('BUY-1.4 gives way when it is past its expiry, before any job has freed it', async () => {
    const car = await stock();
    const [first, second] = [reservationOf(car), reservationOf(car, new Date('2026-03-05T00:00:00Z'))];
    await hold(first);
    expect(await hold(second, harbourSite, new Date('2026-03-02T23:59:59Z'))).toBe('taken');
    expect(await hold(second, harbourSite, in48Hours)).toBe('pending');
    expect(await dealers.run(harbourSite, ({ reservations }) => reservations.find(first.id))).toMatchObject({
      state: 'expired',
    });
  });

  it('BUY-1.4 lists what keeps a car past its expiry', async () => {
    const [due, paid, open] = [
      reservationOf(await stock()),
      reservationOf(await stock()),
      reservationOf(await stock(), new Date('2027-01-01T00:00:00Z')),
    ];
    for (const each of [due, paid, open]) await hold(each);
    await confirm(paid.id);
    const expired = await dealers.run(harbourSite, ({ reservations }) =>
      reservations.listExpired(in48Hours, 1000),
    );
    const ids = expired.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([due.id, paid.id]));
    expect(ids).not.toContain(open.id);
  });

  it('TEN-10.1 is ended by a site also after the sharing was revoked, and the car is free again', async () => {
    const car = await stock();
    const reservation = reservationOf(car);
    await hold(reservation);
    await confirm(reservation.id);
    const sharing = { siteId: twoSites.harbour.id, dealershipId: rangesKia.id };
    await dealers.loader.kysely
      .deleteFrom('siteDealerships')
      .where((eb) => eb.and(sharing))
      .execute();
    try {
      expect(await release(reservation.id, 'cancelled')).toBe(true);
      expect([await isReserved(car), await noticeCount(car)]).toEqual([false, 3]);
      expect(await hold(reservationOf(car))).toBe('car_not_shown');
    } finally {
      await dealers.loader.kysely.insertInto('siteDealerships').values(sharing).execute();
    }
  });
});

async function start(requestKey: string = buildId()): Promise<Payment> {
  const reservation = reservationOf(await stock());
  await hold(reservation);
  const started = await dealers.run(harbourSite, ({ payments }) =>
    payments.start(
      {
        id: buildId(),
        dealershipId: rangesKia.id,
        reservationId: reservation.id,
        reference: null,
        provider: 'cards',
        requestKey,
        amountCents: 20_000,
      },
      now,
    ),
  );
  if (!started.ok) throw new Error(started.error);
  return started.value.payment;
}
const paymentUpdate = (state: PaymentState, providerEventId: string = buildId()) => ({
  providerEventId,
  kind: `payment.${state}`,
  state,
  providerPaymentId: 'pay_1'.concat(providerEventId),
  refundedCents: null,
  error: null,
  details: { state },
  at: now,
});
const record = (id: Payment['id'], update: ReturnType<typeof paymentUpdate>) =>
  dealers.run(harbourSite, ({ payments }) => payments.record(id, update));
const stateOf = async (id: Payment['id']) =>
  (await dealers.run(harbourSite, ({ payments }) => payments.find(id)))?.state;

describe('a payment', () => {
  it('BUY-3.1 is written down before the provider hears of it', async () => {
    expect(await start()).toMatchObject({
      state: 'started',
      providerPaymentId: null,
      refundedCents: 0,
      createdAt: now,
    });
  });

  it('BUY-3.1 is started once for a key', async () => {
    const first = await start('the-same-request');
    expect((await start('the-same-request')).id).toBe(first.id);
  });

  it('BUY-3.1 is started once for a key that comes many times at once', async () => {
    const wanted = { dealershipId: rangesKia.id, reservationId: null, reference: 'INV 7', provider: 'cards' };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        dealers.run(harbourSite, ({ payments }) =>
          payments.start(
            { ...wanted, id: buildId(), requestKey: 'pressed-four-times', amountCents: 5_000 },
            now,
          ),
        ),
      ),
    );
    expect(new Set(answers.map((each) => each.ok && each.value.payment.id)).size).toBe(1);
  });

  it('BUY-3.1 hears the same message once', async () => {
    const { id } = await start();
    const captured = paymentUpdate('captured');
    expect([await record(id, captured), await record(id, captured)]).toEqual(['recorded', 'repeated']);
  });

  it('BUY-3.1 is not turned back by a message that comes late', async () => {
    const { id } = await start();
    await record(id, paymentUpdate('captured'));
    expect(await record(id, paymentUpdate('authorised'))).toBe('out_of_turn');
    expect(await record(id, paymentUpdate('failed'))).toBe('out_of_turn');
    expect(await stateOf(id)).toBe('captured');
    const said = await dealers.loader.kysely
      .selectFrom('paymentEvents')
      .select('kind')
      .where('paymentId', '=', id)
      .orderBy('id')
      .execute();
    expect(said.map(({ kind }) => kind)).toEqual([
      'payment.captured',
      'payment.authorised',
      'payment.failed',
    ]);
  });

  it('TEN-8 is not started for a reservation of another site, nor known to it', async () => {
    const { id, reservationId } = await start();
    const stolen = await dealers.run(rangesSite, ({ payments }) =>
      payments.start(
        {
          id: buildId(),
          dealershipId: rangesKia.id,
          reservationId,
          reference: null,
          provider: 'cards',
          requestKey: buildId(),
          amountCents: 1,
        },
        now,
      ),
    );
    expect(stolen).toEqual({ ok: false, error: 'not_shown' });
    expect(
      await dealers.run(rangesSite, ({ payments }) => payments.record(id, paymentUpdate('failed'))),
    ).toBe('unknown');
  });
});
