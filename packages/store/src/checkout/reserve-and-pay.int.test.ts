import { endHold, type HoldEnd } from '@forecourt/domain/checkout/end-hold';
import type { Reservation } from '@forecourt/domain/checkout/reservation';
import type { Scope } from '@forecourt/app/ports/platform/scope.port';
import type { Car } from '@forecourt/domain/stock/car/car';
import { buildCar } from '@forecourt/testkit/build-car';
import { buildReservation } from '@forecourt/testkit/build-reservation';
import { twoSites } from '@forecourt/testkit/two-sites';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  harbourSite,
  openTwoDealers,
  rangesSite,
  rangesStaff,
  type TwoDealers,
} from '@forecourt/testkit-db/two-dealers';
import { payments } from '../../test/start-and-pay.ts';

const now = new Date('2026-03-01T00:00:00Z');
const toPayUntil = new Date('2026-03-01T00:30:00Z');
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

const reservationOf = (car: Car, expiresAt = toPayUntil) => buildReservation({ carId: car.id, expiresAt });
type Wanted = ReturnType<typeof reservationOf>;

const hold = (wanted: Wanted, scope: Scope = harbourSite, at = now) =>
  dealers.run(scope, ({ reservations }) => reservations.hold(wanted, at));
const find = (id: Reservation['id'], scope: Scope = harbourSite) =>
  dealers.run(scope, ({ reservations }) => reservations.find(id));
const provider = payments(() => dealers);
const start = (...given: Parameters<typeof provider.start>) => provider.start(...given);
const keep = async (id: Reservation['id'], scope: Scope = harbourSite) => {
  const payment = await start({ id }, scope);
  await provider.pay(payment.id, in48Hours, scope);
  return payment.id;
};
const end = (id: Reservation['id'], by: HoldEnd, scope: Scope = harbourSite, at = in48Hours) =>
  dealers.run(scope, async ({ reservations }) => {
    const locked = await reservations.lock(id);
    const ended = locked && endHold(locked, by, at);
    if (!ended?.ok) return false;
    await reservations.end(ended.value, at);
    return true;
  });
const isReserved = async ({ id }: Car) =>
  (await dealers.run(rangesStaff, ({ cars }) => cars.findById(id)))?.reserved;
const noticeCount = async ({ id }: Car) =>
  (await dealers.loader.kysely.selectFrom('outbox').select('id').where('carId', '=', id).execute()).length;

const late = (minutes: number) => new Date(toPayUntil.getTime() + minutes * 60_000);

describe('reserving a car', () => {
  it('BUY-1.3 keeps what was reserved, by whom, for how much and at which price', async () => {
    const car = await stock();
    const { holderHash, linkHash, linkSealed, ...reservation } = reservationOf(car);
    expect(await hold({ holderHash, linkHash, linkSealed, ...reservation })).toBe('pending');
    expect(await find(reservation.id)).toEqual({
      ...reservation,
      siteId: twoSites.harbour.id,
      dealershipId: rangesKia.id,
      state: 'pending',
      endedReason: null,
      endedAt: null,
      extendedBy: null,
      createdAt: now,
    });
  });

  it('BUY-1.3 is found again by the browser’s secret, by the link of the mail, and by nobody else', async () => {
    const car = await stock();
    const wanted = reservationOf(car);
    await hold(wanted);
    const { holderHash, linkHash } = wanted;
    const holder = { holderHash, visitorId: null };
    const by = (scope: Scope, whose = holder, link = linkHash) =>
      dealers.run(scope, async ({ reservations }) => [
        (await reservations.findOfHolder(whose, car.id))?.id ?? null,
        (await reservations.findByLink(link))?.id ?? null,
        (await reservations.readBuyer(whose, 'nobody@example.com')).keeps,
      ]);
    expect(await by(harbourSite)).toEqual([wanted.id, wanted.id, [car.id]]);
    expect(await by(rangesSite)).toEqual([null, null, []]);
    expect(await by(harbourSite, { ...holder, holderHash: linkHash }, holderHash)).toEqual([null, null, []]);
  });

  it('looks for one person’s by an index, however many a site has', async () => {
    const web = new Client({ connectionString: dealers.made.webUrl });
    await web.connect();
    const plan = await web.query(
      `explain (generic_plan) select from reservations where site_id = $1 and email_key = $2`,
    );
    await web.end();
    expect(JSON.stringify(plan.rows)).toContain('reservations_of_email');
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
    await keep(reservation.id);
    expect([await isReserved(car), await noticeCount(car)]).toEqual([true, 2]);
    expect(await end(reservation.id, 'let_go')).toBe(true);
    expect([await isReserved(car), await noticeCount(car)]).toEqual([false, 3]);
    expect(await end(reservation.id, 'let_go')).toBe(false);
    expect(await hold(reservationOf(car))).toBe('pending');
  });

  it('BUY-1.3 that became a sale keeps the car until it is marked sold', async () => {
    const car = await stock();
    const reservation = reservationOf(car);
    await hold(reservation);
    await keep(reservation.id);
    await dealers.run(harbourSite, async ({ reservations }) => {
      const held = await reservations.find(reservation.id);
      if (held) await reservations.save({ ...held, state: 'completed' }, now);
    });
    expect(await isReserved(car)).toBe(true);
    expect(await hold(reservationOf(car), rangesSite, new Date('2026-04-01T00:00:00Z'))).toBe('taken');
    await dealers.run(rangesStaff, ({ cars }) => cars.setStatus(car.id, 'sold', now));
    await dealers.run(rangesStaff, ({ cars }) => cars.setStatus(car.id, 'in_stock', now));
    expect(await hold(reservationOf(car), rangesSite)).toBe('pending');
  });
});

describe('a hold past its time', () => {
  it('BUY-1.4 BUY-6 that was paid gives way to another site, with its refund in the same transaction', async () => {
    const car = await stock();
    const first = reservationOf(car);
    await hold(first);
    const paymentId = await keep(first.id);
    const before = new Date(in48Hours.getTime() - 1);
    expect(await hold(reservationOf(car), rangesSite, before)).toBe('taken');
    expect(await hold(reservationOf(car), rangesSite, in48Hours)).toBe('pending');
    expect(await find(first.id)).toMatchObject({
      state: 'expired',
      endedReason: 'expired',
      endedAt: in48Hours,
    });
    const record = await dealers.run(harbourSite, ({ payments: store }) => store.findRecord(paymentId));
    expect(record).toMatchObject({
      payment: { state: 'refunding' },
      refunds: [
        {
          cause: 'expired',
          amountCents: 20_000,
          state: 'asked',
          requestKey: expect.stringMatching(/^ref_/) as string,
        },
      ],
    });
    expect(await isReserved(car)).toBe(false);
  });

  it('BUY-1.4 gives back what was promised, and no more than is left', async () => {
    const car = await stock();
    const promised = { ...reservationOf(car), refundPercent: 90 };
    await hold(promised);
    const paymentId = await keep(promised.id);
    await dealers.run(harbourSite, ({ payments: store }) =>
      store.askRefunds([{ paymentId, cause: 'staff', amountCents: 5_000 }], now),
    );
    await hold(reservationOf(car), rangesSite, in48Hours);
    const record = await dealers.run(harbourSite, ({ payments: store }) => store.findRecord(paymentId));
    expect(record?.refunds).toMatchObject([
      { amountCents: 5_000 },
      { cause: 'expired', amountCents: 15_000 },
    ]);
  });

  it('BUY-1.4 that is being paid gives way 15 minutes later', async () => {
    const car = await stock();
    const first = reservationOf(car);
    await hold(first);
    await start(first);
    expect(await hold(reservationOf(car), rangesSite, late(14))).toBe('taken');
    expect(await hold(reservationOf(car, late(60)), rangesSite, late(15))).toBe('pending');
    expect(await find(first.id)).toMatchObject({ state: 'expired' });
  });

  it('BUY-1.4 whose session the provider closed gives way at once', async () => {
    const car = await stock();
    const first = reservationOf(car);
    await hold(first);
    const { id } = await start(first);
    await dealers.run(harbourSite, ({ payments: store }) => store.noteClosed(id, now));
    expect(await hold(reservationOf(car), rangesSite, new Date(toPayUntil.getTime() - 1))).toBe('taken');
    expect(await hold(reservationOf(car), rangesSite, toPayUntil)).toBe('pending');
  });

  it('TEN-10.1 is ended by a site also after the sharing was revoked, and the car is free again', async () => {
    const car = await stock();
    const reservation = reservationOf(car);
    await hold(reservation);
    await keep(reservation.id);
    const sharing = { siteId: twoSites.harbour.id, dealershipId: rangesKia.id };
    await dealers.loader.kysely
      .deleteFrom('siteDealerships')
      .where((eb) => eb.and(sharing))
      .execute();
    try {
      expect(await end(reservation.id, 'let_go')).toBe(true);
      expect([await isReserved(car), await noticeCount(car)]).toEqual([false, 3]);
      expect(await hold(reservationOf(car))).toBe('car_not_shown');
    } finally {
      await dealers.loader.kysely.insertInto('siteDealerships').values(sharing).execute();
    }
  });
});
