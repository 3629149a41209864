import type { Car } from '@forecourt/domain/stock/car/car';
import { buildCar } from '@forecourt/testkit/build-car';
import { buildLocation } from '@forecourt/testkit/build-location';
import { twoSites } from '@forecourt/testkit/two-sites';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { indexingStore } from '../src/directory/indexing-store.ts';
import { harbourStaff, openTwoDealers, type TwoDealers } from '@forecourt/testkit-db/two-dealers';

const { harbourToyota, harbour } = twoSites;
const ours = { dealershipId: harbourToyota.id, dealershipSlug: harbourToyota.slug };
const now = new Date('2026-03-01T00:00:00Z');
const later = new Date('2026-03-02T00:00:00Z');

let dealers: TwoDealers;
let car: Car;
const location = buildLocation(ours);
const otherLocation = buildLocation(ours);

beforeAll(async () => {
  dealers = await openTwoDealers();
  car = buildCar({ ...ours, locationId: location.id });
  await dealers.run(harbourStaff, async ({ locations, cars }) => {
    await locations.save(location);
    await locations.save(otherLocation);
    await cars.save(car, now);
  });
});
afterAll(() => dealers.close());

/** Saves the car with something changed, on top of what was changed before. */
const save = async (changes: Partial<Car>) => {
  car = { ...car, ...changes };
  await dealers.run(harbourStaff, ({ cars }) => cars.save(car, later));
};
const byLoader = (query: ReturnType<typeof sql>) => query.execute(dealers.loader.kysely);
const lender = { provider: 'lender', interestRate: 7, comparisonRate: 8, paymentWeekCents: 9_900 };
const weights = { staffBoost: 10, photographs: 0, freshness: 0, completeness: 0 };
const saveWeights = (layer: 'platform' | 'group', key: string, value: object) =>
  byLoader(sql`insert into settings_versions (layer, layer_key, number, overrides, staff_id, why)
    select ${layer}, ${key}, count(*) + 1, ${JSON.stringify(value)}::jsonb, ${twoSites.harbourStaff}, 'a test'
    from settings_versions where layer = ${layer} and layer_key = ${key}`);

/**
 * How each table that a document is made of changes. A table that the indexer is given to read and that is not
 * in here fails the test: somebody would change it, and nobody would find it out.
 */
const changes: Readonly<Record<string, readonly (readonly [string, () => Promise<unknown>])[]>> = {
  cars: [
    ['a fact', () => save({ km: 99_000 })],
    ['a price', () => dealers.run(harbourStaff, ({ cars }) => cars.setPrices(car.id, prices, later))],
    ['a status', () => dealers.run(harbourStaff, ({ cars }) => cars.setStatus(car.id, 'sold', later))],
    ['a reservation', () => dealers.run(harbourStaff, ({ cars }) => cars.markReserved(car.id))],
    ['a draft', () => dealers.run(harbourStaff, ({ cars }) => cars.setShown(car.id, false))],
  ],
  car_photos: [['a photograph', () => save({ photos: [{ url: '/1.jpg', thumbnailUrl: null, alt: null }] })]],
  car_lenders: [['a lender', () => save({ lenders: buildCar({ lenders: [lender] }).lenders })]],
  car_variants: [['a variant', () => save({ variant: buildCar({ variant: { cylinders: 4 } }).variant })]],
  car_market: [
    ['an average', () => save({ market: buildCar({ market: { averagePriceCents: 1_000_000 } }).market })],
  ],
  car_prices: [['an asking price', () => save({ priceCents: 2_000_000 })]],
  dealerships: [
    ['a name', () => byLoader(sql`update dealerships set name = 'Harbour' where id = ${ours.dealershipId}`)],
    [
      'a slug',
      () => byLoader(sql`update dealerships set slug = 'harbour-t' where id = ${ours.dealershipId}`),
    ],
  ],
  locations: [
    [
      'a name',
      () => dealers.run(harbourStaff, ({ locations }) => locations.save({ ...location, name: 'Valley' })),
    ],
    [
      'another address',
      () => byLoader(sql`update locations set address_id = null where id = ${otherLocation.id}`),
    ],
    ['a deletion', () => byLoader(sql`delete from locations where id = ${location.id}`)],
  ],
  addresses: [
    ['a city', () => byLoader(sql`update addresses set city = 'Milton' where id = ${location.address?.id}`)],
    ['a deletion', () => byLoader(sql`delete from addresses where id = ${location.address?.id}`)],
  ],
  location_distributions: [
    [
      'another yard',
      () =>
        byLoader(sql`insert into location_distributions (dealership_id, location_id, distribution_location_id)
          values (${ours.dealershipId}, ${location.id}, ${otherLocation.id})`),
    ],
    ['one yard less', () => byLoader(sql`delete from location_distributions`)],
  ],
  settings_versions: [
    [
      'the weights of the account',
      () => saveWeights('group', harbour.accountId, { stock: { rankWeights: weights } }),
    ],
    ['the weights of the platform', () => saveWeights('platform', '', { stock: { rankWeights: weights } })],
  ],
};

/** Read by the indexer, and in no document. */
const inNoDocument = new Set(['car_counters', 'car_documents']);

const prices = { priceCents: 1_900_000, beforePriceCents: null, offerPriceCents: null };

/** The tables in an order in which the location is deleted last. */
const all = Object.entries(changes)
  .toSorted(([one], [other]) => Number(one === 'locations') - Number(other === 'locations'))
  .flatMap(([table, ways]) => ways.map(([name, change]) => ({ table, name, change })));

describe('a change that a document shows', () => {
  it.each(all)('is told to the index: $table, $name', async ({ change }) => {
    const { outbox } = indexingStore(dealers.indexer);
    await dealers.loader.kysely.deleteFrom('outbox').execute();
    const before = await versionNow();
    await change();
    while ((await outbox.fanOut(100)) !== null);
    expect((await outbox.take(100)).map(({ carId }) => carId)).toContain(car.id);
    expect(await versionNow()).toBeGreaterThan(before);
  });

  it.each([
    [
      'sharing',
      sql`insert into site_dealerships (site_id, dealership_id) values (${twoSites.ranges.id}, ${ours.dealershipId})`,
    ],
    [
      'its end',
      sql`delete from site_dealerships where site_id = ${twoSites.ranges.id} and dealership_id = ${ours.dealershipId}`,
    ],
  ])('is told to the index: %s, though the car is the same', async (_, change) => {
    const { outbox } = indexingStore(dealers.indexer);
    await dealers.loader.kysely.deleteFrom('outbox').execute();
    const before = await versionNow();
    await byLoader(change);
    while ((await outbox.fanOut(100)) !== null);
    expect((await outbox.take(100)).map(({ carId }) => carId)).toContain(car.id);
    expect(await versionNow()).toBe(before);
  });

  it('is told of for every table that the indexer reads', async () => {
    const read = await namesOf(`select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and has_any_column_privilege('forecourt_indexer', c.oid, 'select')`);
    expect(read.filter((table) => !inNoDocument.has(table)).toSorted()).toEqual(
      Object.keys(changes).toSorted(),
    );
  });

  it('is not told of where nothing that a document shows has changed', async () => {
    await dealers.loader.kysely.deleteFrom('outbox').execute();
    await byLoader(sql`update locations set review_count = 7`);
    await byLoader(sql`update dealerships set updated_at = now()`);
    await saveWeights('group', harbour.accountId, { stock: { rankWeights: weights, soldDays: 3 } });
    await saveWeights('group', harbour.accountId, { stock: { rankWeights: weights }, finance: {} });
    expect(await dealers.loader.kysely.selectFrom('outbox').select('kind').execute()).toEqual([]);
  });
});

describe("the indexer's role", () => {
  it('TEN-8 writes documents and nothing else, and has no power of its own', async () => {
    const written = await namesOf(`select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and (has_any_column_privilege('forecourt_indexer', c.oid, 'insert, update')
          or has_table_privilege('forecourt_indexer', c.oid, 'delete, truncate'))`);
    expect(written).toEqual(['car_documents']);
    const { rows } = await sql`select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
      (select count(*)::int from pg_auth_members where member = r.oid) as memberships
      from pg_roles r where rolname = 'forecourt_indexer'`.execute(dealers.loader.kysely);
    expect(rows).toEqual([
      { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false, memberships: 0 },
    ]);
  });

  it('TEN-8 is the only one to drain the outbox', async () => {
    const may = await namesOf(`select p.proname as name from pg_proc p
      where p.pronamespace = 'directory'::regnamespace and p.proname ~ '^(outbox_|enqueue_|bury_|tell_)'
        and has_function_privilege('forecourt_tests', p.oid, 'execute')`);
    expect(may).toEqual([]);
  });

  it('TEN-2.2 reads no setting of a site', async () => {
    await byLoader(sql`insert into settings_versions (layer, layer_key, number, overrides, staff_id, why)
      values ('site', ${harbour.id}, 1, '{}', ${twoSites.harbourStaff}, 'a test')`);
    const { rows } = await sql`select distinct layer from settings_versions order by 1`.execute(
      dealers.indexer.kysely,
    );
    expect(rows).toEqual([{ layer: 'group' }, { layer: 'platform' }]);
  });
});

async function versionNow(): Promise<number> {
  const { version } = await dealers.loader.kysely
    .selectFrom('cars')
    .select('version')
    .where('id', '=', car.id)
    .executeTakeFirstOrThrow();
  return version;
}

async function namesOf(query: string): Promise<string[]> {
  const { rows } = await sql.raw<{ name: string }>(query).execute(dealers.loader.kysely);
  return rows.map(({ name }) => name);
}
