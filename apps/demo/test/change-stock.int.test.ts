import { arriveCar } from '@forecourt/app/stock/commands/arrive-car';
import type { StockEditorContext } from '@forecourt/app/stock/commands/change-car';
import { repriceCar } from '@forecourt/app/stock/commands/reprice-car';
import { releaseCar, reserveCar } from '@forecourt/app/stock/commands/reserve-car';
import { sellCar } from '@forecourt/app/stock/commands/sell-car';
import { withdrawCar } from '@forecourt/app/stock/commands/withdraw-car';
import type { CarId } from '@forecourt/domain/core/ids';
import { fail, ok } from '@forecourt/domain/core/result';
import type { Car } from '@forecourt/domain/stock/car/car';
import { buildCar } from '@forecourt/testkit/build-car';
import { buildId } from '@forecourt/testkit/build-id';
import { buildReservation } from '@forecourt/testkit/build-reservation';
import { buildLocation } from '@forecourt/testkit/build-location';
import { twoSites } from '@forecourt/testkit/two-sites';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  harbourSite,
  harbourStaff,
  openTwoDealers,
  rangesStaff,
  type TwoDealers,
} from '@forecourt/testkit-db/two-dealers';

const now = new Date('2026-03-01T00:00:00Z');
const harbour: StockEditorContext = { scope: harbourStaff, now, requestId: 'request-1' };
const ranges: StockEditorContext = { scope: rangesStaff, now, requestId: null };
const { harbourToyota, rangesKia } = twoSites;
const ours = { dealershipId: harbourToyota.id, dealershipSlug: harbourToyota.slug };
const price = (priceCents: number | null) => ({ priceCents, beforePriceCents: null, offerPriceCents: null });

let dealers: TwoDealers;
let ports: Parameters<typeof sellCar>[0];
beforeAll(async () => {
  dealers = await openTwoDealers();
  ports = { store: { run: (scope, work) => dealers.run(scope, work) } };
});
afterAll(() => dealers.close());

const find = (id: CarId) => dealers.run(harbourStaff, ({ cars }) => cars.findById(id));

async function stock(overrides: Parameters<typeof buildCar>[0] = {}): Promise<Car> {
  const car = buildCar({ ...ours, ...overrides });
  expect(await dealers.run(harbourStaff, ({ cars }) => cars.save(car, now))).toBe('saved');
  return car;
}

/** What was written down about a car: the audit trail's verbs, and how often the index was told. */
async function traces(carId: CarId) {
  const { kysely } = dealers.loader;
  const audit = await kysely.selectFrom('audit').selectAll().where('subjectId', '=', carId).execute();
  const outbox = await kysely.selectFrom('outbox').select('id').where('carId', '=', carId).execute();
  return { actions: audit.map(({ action }) => action), noticeCount: outbox.length, audit };
}

type Change = (context: StockEditorContext, carId: CarId) => Promise<unknown>;
const reprice: Change = (as, carId) => repriceCar(ports, as, { carId, prices: price(1_999_000) });
const reserve: Change = (as, carId) => reserveCar(ports, as, { carId });
const changes: readonly [string, Change, Partial<Car>, Partial<Car>][] = [
  ['reprice', reprice, {}, price(1_999_000)],
  ['reserve', reserve, {}, { reserved: true }],
  ['release', (as, carId) => releaseCar(ports, as, { carId }), { reserved: true }, { reserved: false }],
  ['sell', (as, carId) => sellCar(ports, as, { carId }), {}, { status: 'sold', sold: true, soldAt: now }],
  ['withdraw', (as, carId) => withdrawCar(ports, as, { carId }), {}, { showOnDealerWebsite: false }],
];

describe('a change of stock', () => {
  it.each(changes)(
    'CON-1.4 to %s is made once, with one audit line and one word to the index',
    async (action, change, before, after) => {
      const car = await stock(before);
      expect(await change(harbour, car.id)).toEqual(ok('changed'));
      expect(await change(harbour, car.id)).toEqual(ok('unchanged'));
      expect(await find(car.id)).toMatchObject(after);
      const { actions, noticeCount, audit } = await traces(car.id);
      expect([actions, noticeCount]).toEqual([[action], 2]);
      expect(audit[0]).toMatchObject({
        staffId: harbourStaff.staffId,
        dealershipId: harbourToyota.id,
        requestId: 'request-1',
      });
      expect(audit[0]?.before).not.toEqual(audit[0]?.after);
    },
  );

  it.each(changes)(
    'TEN-8 to %s reaches no car of another tenant, nor one that nobody has',
    async (_action, change, before) => {
      const car = await stock(before);
      const untouched = await find(car.id);
      expect(await change(ranges, car.id)).toEqual(fail('car_not_found'));
      expect(await change(harbour, buildId())).toEqual(fail('car_not_found'));
      expect(await find(car.id)).toEqual(untouched);
      expect(await traces(car.id)).toMatchObject({ actions: [], noticeCount: 1 });
    },
  );

  it.each(changes)('CON-1.4 to %s by two at once is made by one of them', async (action, change, before) => {
    const car = await stock(before);
    const answers = await Promise.all([change(harbour, car.id), change(harbour, car.id)]);
    expect(answers).toContainEqual(ok('changed'));
    expect(answers).toContainEqual(ok('unchanged'));
    expect((await traces(car.id)).actions).toEqual([action]);
  });

  it('AUTH-3.2 leaves neither change nor audit line where its transaction fails', async () => {
    const car = await stock();
    const broken: typeof ports = {
      store: {
        run: (scope, work) =>
          dealers.run(scope, async (stores) => {
            await work(stores);
            throw new Error('the power went');
          }),
      },
    };
    await expect(sellCar(broken, harbour, { carId: car.id })).rejects.toThrow('the power went');
    expect(await find(car.id)).toMatchObject({ status: 'in_stock' });
    expect(await traces(car.id)).toMatchObject({ actions: [], noticeCount: 1 });
  });
});

describe('a change that is refused', () => {
  it.each<[string, Partial<Car>, Change, string]>([
    ['another price for a sold car', { status: 'sold', sold: true }, reprice, 'car_sold'],
    ['another price for one that only its flag calls sold', { sold: true }, reprice, 'car_sold'],
    ['a reservation of a sold car', { status: 'sold' }, reserve, 'car_sold'],
    ['a reservation of one that is not for sale', { status: 'written_off' }, reserve, 'not_for_sale'],
  ])('CON-1.4 is %s', async (_title, state, change, reason) => {
    const car = await stock(state);
    expect(await change(harbour, car.id)).toEqual(fail(reason));
    expect(await traces(car.id)).toMatchObject({ actions: [], noticeCount: 1 });
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'CON-1.3 is a price of %s cents',
    async (cents) => {
      const car = await stock();
      expect(await repriceCar(ports, harbour, { carId: car.id, prices: price(cents) })).toEqual(
        fail('price_invalid'),
      );
      expect(await arriveCar(ports, harbour, { ...buildCar(ours), priceCents: cents })).toEqual(
        fail('price_invalid'),
      );
    },
  );

  it('BUY-1.3 is the release of a car for which a visitor has paid', async () => {
    const car = await stock();
    const wanted = buildReservation({ carId: car.id, expiresAt: new Date('2026-03-01T01:00:00Z') });
    await dealers.run(harbourSite, async ({ reservations }) => {
      await reservations.hold(wanted, now);
      const pending = await reservations.find(wanted.id);
      if (pending) await reservations.save({ ...pending, state: 'held' }, now);
    });
    expect(await releaseCar(ports, harbour, { carId: car.id })).toEqual(fail('reserved_online'));
    expect(await find(car.id)).toMatchObject({ reserved: true });
  });
});

describe('a car that arrives', () => {
  it('CON-1.3 is in stock once, with its price as the first of its history', async () => {
    const car = buildCar(ours);
    expect(await arriveCar(ports, harbour, car)).toEqual(ok('arrived'));
    await repriceCar(ports, harbour, { carId: car.id, prices: price(1_000_000) });
    expect(await arriveCar(ports, harbour, car)).toEqual(ok('unchanged'));
    expect(await find(car.id)).toMatchObject({
      priceCents: 1_000_000,
      priceHistory: [{ cents: 1_000_000 }, { askedFrom: now, cents: 2_499_000 }],
    });
    expect(await traces(car.id)).toMatchObject({ actions: ['arrive', 'reprice'], noticeCount: 2 });
  });

  it('CON-1.4 is refused the address of another', async () => {
    const { slug } = await stock();
    const second = buildCar({ ...ours, slug });
    expect(await arriveCar(ports, harbour, second)).toEqual(fail('slug_taken'));
    expect(await traces(second.id)).toMatchObject({ actions: [], noticeCount: 0 });
  });

  it('TEN-8 is refused at a dealership that is not the member of staff’s', async () => {
    const car = buildCar({ dealershipId: rangesKia.id });
    expect(await arriveCar(ports, harbour, car)).toEqual(fail('elsewhere'));
    expect(await arriveCar(ports, ranges, car)).toEqual(ok('arrived'));
  });

  it('TEN-8 is refused in a second dealership of its own account', async () => {
    const car = await stock();
    const moved = { ...car, dealershipId: twoSites.harbourMazda.id };
    expect(await arriveCar(ports, harbour, moved)).toEqual(fail('elsewhere'));
  });

  it('TEN-8 is refused in a yard of another dealership', async () => {
    const location = buildLocation({ dealershipId: rangesKia.id });
    await dealers.run(rangesStaff, ({ locations }) => locations.save(location));
    for (const locationId of [location.id, buildId()]) {
      expect(await arriveCar(ports, harbour, buildCar({ ...ours, locationId }))).toEqual(
        fail('location_not_found'),
      );
    }
  });

  it.each([{ status: 'sold' }, { sold: true }, { status: null }])(
    'CON-1.4 is refused as %j',
    async (state) => {
      expect(await arriveCar(ports, harbour, buildCar({ ...ours, ...state }))).toEqual(fail('not_for_sale'));
    },
  );
});
