import { setTimeout as sleep } from 'node:timers/promises';
import type { CarId, DealershipId } from '@forecourt/domain/core/ids';
import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import { searchDocument } from '@forecourt/domain/stock/search/search-document';
import { buildCar } from '@forecourt/testkit/build-car';
import { buildId } from '@forecourt/testkit/build-id';
import { twoSites } from '@forecourt/testkit/two-sites';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  harbourStaff,
  openTwoDealers,
  rangesStaff,
  type TwoDealers,
} from '@forecourt/testkit-db/two-dealers';
import { holdAlone } from './hold-alone.ts';
import { indexingStore } from './indexing-store.ts';

const now = new Date('2026-03-01T00:00:00Z');
const { harbourToyota, harbourMazda, rangesKia } = twoSites;
const ours = { dealershipId: harbourToyota.id, dealershipSlug: harbourToyota.slug };

let dealers: TwoDealers;
let store: ReturnType<typeof indexingStore>;
beforeAll(async () => {
  dealers = await openTwoDealers();
  store = indexingStore(dealers.indexer);
});
afterAll(() => dealers.close());
beforeEach(async () => {
  await dealers.loader.kysely.deleteFrom('outbox').execute();
});

async function stock(overrides: Parameters<typeof buildCar>[0] = {}) {
  const car = buildCar({ ...ours, ...overrides });
  const scope = car.dealershipId === rangesKia.id ? rangesStaff : harbourStaff;
  await dealers.run(scope, ({ cars }) => cars.save(car, now));
  return car;
}
const placeOf = ({ id, dealershipId }: { id: CarId; dealershipId: DealershipId }) => ({
  carId: id,
  dealershipId,
});
const described = async (place: ReturnType<typeof placeOf>) => {
  const { cars } = await store.stock.read([place]);
  const { rankWeights } = resolveSettings([]).settings.stock;
  return cars.map((car) => searchDocument({ ...car, rankWeights }, now));
};
const versionOf = async (place: ReturnType<typeof placeOf>) =>
  (await store.stock.read([place])).cars[0]?.version ?? 0;

/** Its clock is not the clock of this process. As text: a Date would round it to milliseconds. */
async function databaseTime(): Promise<string> {
  const { rows } = await sql<{ at: string }>`select clock_timestamp()::text as at`.execute(
    dealers.loader.kysely,
  );
  return rows[0]?.at ?? '';
}

describe('the outbox, to its reader', () => {
  it('hands out a change under a lease, and forgets what is done', async () => {
    const car = await stock();
    const [notice, ...others] = await store.outbox.take(10);
    expect(others).toEqual([]);
    expect(notice).toMatchObject(placeOf(car));
    expect(await store.outbox.take(10)).toEqual([]);
    await store.finish({ dealershipIds: [car.dealershipId], ids: [notice?.id ?? ''] });
    expect(await store.outbox.state()).toEqual({ waiting: 0, oldestSeconds: 0 });
  });

  it('shares no change between two readers', async () => {
    for (let number = 0; number < 20; number += 1) await stock();
    const taken = await Promise.all([1, 2, 3, 4].map(() => store.outbox.take(5)));
    const ids = taken.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length + (await store.outbox.take(100)).length).toBe(20);
  });

  it('gives a change again that failed, each time later, and says why', async () => {
    await stock();
    const [notice] = await store.outbox.take(1);
    await store.outbox.giveBack([notice?.id ?? ''], 'the engine is away');
    expect(await store.outbox.take(1)).toEqual([]);
    expect(await store.outbox.takeNew(1)).toEqual([]);
    // A second has passed.
    await sql`update outbox set available_at = available_at - interval '1 second',
      created_at = created_at - interval '1 second'`.execute(dealers.loader.kysely);
    expect(await store.outbox.takeNew(1)).toEqual([]);
    expect(await store.outbox.take(1)).toEqual([notice]);
    const before = await databaseTime();
    await store.outbox.giveBack([notice?.id ?? ''], 'the engine is away');
    const after = await databaseTime();
    const { rows } = await sql`select last_error,
      available_at - interval '2 seconds' between ${before} and ${after} as is_two_seconds_later
      from outbox`.execute(dealers.loader.kysely);
    expect(rows).toEqual([{ isTwoSecondsLater: true, lastError: 'the engine is away' }]);
    expect((await store.outbox.state()).oldestSeconds).toBeGreaterThan(1);
  });

  it('TEN-8 says nothing of a car that is named under another dealership, and buries none', async () => {
    const theirs = await stock({ dealershipId: rangesKia.id, dealershipSlug: rangesKia.slug });
    await store.documents.save(await described(placeOf(theirs)));
    await dealers.run(harbourStaff, ({ outbox }) =>
      outbox.append([{ dealershipId: harbourToyota.id, carId: theirs.id, kind: 'car_deleted' }]),
    );
    const forged = { carId: theirs.id, dealershipId: harbourToyota.id };
    expect(await store.stock.read([forged])).toMatchObject({ cars: [], gone: [] });
    expect((await store.stock.read([placeOf(theirs)])).cars).toHaveLength(1);
  });

  it('hands a change of a dealership on to its cars, some at a time, and two changes once', async () => {
    const cars = [];
    for (let number = 0; number < 5; number += 1) {
      cars.push(await stock({ dealershipId: harbourMazda.id, dealershipSlug: harbourMazda.slug }));
    }
    await dealers.loader.kysely.deleteFrom('outbox').execute();
    const rename = (name: string) =>
      sql`update dealerships set name = ${name} where id = ${harbourMazda.id}`.execute(dealers.loader.kysely);
    await rename('Harbour Mazda');
    await rename('Harbour Mazda City');
    expect(await store.outbox.take(10)).toEqual([]);
    const batches = [];
    for (let round = 0; round < 5; round += 1) batches.push(await store.outbox.fanOut(2));
    expect(batches).toEqual([2, 2, 1, null, null]);
    const notices = await store.outbox.take(10);
    expect(notices.map(({ carId }) => carId)).toEqual(expect.arrayContaining(cars.map(({ id }) => id)));
    const read = await store.stock.read(notices);
    expect(read.cars.map(({ version, dealershipName }) => [version, dealershipName])).toEqual(
      cars.map(() => [2, 'Harbour Mazda City']),
    );
  });
});

describe('what one process does alone', () => {
  it('is refused to another until the first is done', async () => {
    const first = await holdAlone(dealers.indexer, 'a rebuild');
    expect(first).not.toBeNull();
    expect(await holdAlone(dealers.indexer, 'a rebuild')).toBeNull();
    const other = await holdAlone(dealers.indexer, 'something else');
    expect(other).not.toBeNull();
    await Promise.all([first?.release(), other?.release()]);
    const next = await until(() => holdAlone(dealers.indexer, 'a rebuild'));
    await next.release();
  });
});

/** The server notices a moment later that a connection has gone. */
async function until<T>(read: () => Promise<T | null>): Promise<T> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const found = await read();
    if (found !== null) return found;
    await sleep(20);
  }
  throw new Error('nothing');
}

describe('a document', () => {
  it('is the last word of a deleted car: nothing older brings it back', async () => {
    const car = await stock();
    const late = await described(placeOf(car));
    await dealers.loader.kysely.deleteFrom('cars').where('id', '=', car.id).execute();
    await store.documents.save(late);
    await store.documents.save(late, { replacesEqual: true });
    const { cars, gone } = await store.stock.read([placeOf(car)]);
    expect(cars).toEqual([]);
    expect(gone).toEqual([{ ...placeOf(car), accountId: harbourToyota.accountId, version: 2 }]);
    expect((await store.outbox.take(10)).map(({ carId }) => carId)).toContain(car.id);
  });

  it('that the database cannot hold keeps no other out', async () => {
    const cars = [await stock(), await stock(), await stock()];
    const documents = (await Promise.all(cars.map((car) => described(placeOf(car))))).flat();
    const [first, second, third] = documents;
    if (first === undefined || second === undefined || third === undefined) throw new Error('not described');
    const broken = [first, { ...second, text: 'a\u0000b' }, third];
    const refused = await store.documents.save(broken);
    expect(refused.map(({ carId }) => carId)).toEqual([cars[1]?.id]);
    const stored = (await store.stock.listVersions(harbourToyota.accountId)).documents.map(
      ({ carId }) => carId,
    );
    expect(stored).toEqual(expect.arrayContaining([cars[0]?.id, cars[2]?.id]));
    expect(stored).not.toContain(cars[1]?.id);
  });

  it('DATA-7 is made again when its rank has worn off, once', async () => {
    const car = await stock();
    await store.documents.save(await described(placeOf(car)));
    await dealers.loader.kysely.deleteFrom('outbox').execute();
    await sql`update car_documents set ranked_until = null where car_id <> ${car.id}`.execute(
      dealers.loader.kysely,
    );
    expect(await store.outbox.enqueueWornRanks(10)).toBe(1);
    expect(await store.outbox.enqueueWornRanks(10)).toBe(0);
    expect((await store.outbox.take(10)).map(({ carId }) => carId)).toEqual([car.id]);
    expect(await versionOf(placeOf(car))).toBe(2);
    const { rows } = await sql<{ same: boolean }>`
      select updated_at = created_at or updated_at < now() as same from cars where id = ${car.id}`.execute(
      dealers.loader.kysely,
    );
    expect(rows).toEqual([{ same: true }]);
  });

  it('that an engine has in a higher version than the car is overtaken', async () => {
    const car = await stock();
    const gone = { carId: buildId(), dealershipId: harbourToyota.id } as ReturnType<typeof placeOf>;
    const nowhere = { carId: buildId(), dealershipId: buildId() } as ReturnType<typeof placeOf>;
    const left = await store.outbox.enqueueRepairs([
      { ...placeOf(car), above: 40 },
      { ...gone, above: 7 },
      { ...nowhere, above: 3 },
    ]);
    expect(left).toEqual([nowhere]);
    expect(await versionOf(placeOf(car))).toBe(41);
    expect((await store.stock.read([gone])).gone).toMatchObject([{ ...gone, version: 8 }]);
  });
});
