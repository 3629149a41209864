import type { AccountDocuments, DocumentPlace } from '@forecourt/app/ports/stock/document-store.port';
import type {
  CarVersion,
  CarToIndex,
  GoneCar,
  StockReader,
} from '@forecourt/app/ports/stock/stock-reader.port';
import type { AccountId } from '@forecourt/domain/core/ids';
import type { SettingsLayer } from '@forecourt/domain/settings/layers';
import { sql } from 'kysely';
import { atMost } from '../batch-limit.ts';
import type { Database } from '../connection.ts';
import { rowLimit } from '../row-limit.ts';
import type { Queries } from '../scoped.ts';
import { selectCars, withChildren } from '../stock/read-cars.ts';
import { inTransaction } from '../transaction.ts';

const mostAtOnce = 500;
const timeoutMs = 20_000;
/** Sums go over all of the stock. */
const longMs = 300_000;

/** The stock of every dealership in PostgreSQL. The database is that of the indexer's role. */
export function stockReader(database: Database): StockReader {
  const run = <T>(work: (tx: Queries) => Promise<T>, limitMs = timeoutMs) =>
    // One snapshot: settings older than the car that they rank would be written under its new version, for good.
    inTransaction(database, {}, (tx) => work({ sql: tx }), {
      readOnly: true,
      isolation: 'repeatable read',
      timeoutMs: limitMs,
    });
  return {
    async read(places) {
      atMost(mostAtOnce, places);
      if (places.length === 0) return { cars: [], gone: [], rankLayers: [] };
      return run(async (tx) => {
        const cars = await readCars(tx, places);
        const there = new Set<string>(cars.map(({ car }) => car.id));
        const missing = places.filter(({ carId }) => !there.has(carId));
        return {
          cars,
          gone: missing.length === 0 ? [] : await readGone(tx, missing),
          rankLayers: await readRankLayers(tx, [...new Set(cars.map(({ accountId }) => accountId))]),
        };
      });
    },

    listPlaces: ({ after, limit }) => run((tx) => listPlaces(tx, after, rowLimit(limit))),

    sumByAccount: () =>
      run(async (tx) => {
        const { rows } = await sql<AccountDocuments>`
          select d.account_id, count(*) as documents, sum(c.version)::bigint as versions
          from cars c join dealerships d on d.id = c.dealership_id group by d.account_id`.execute(tx.sql);
        return rows;
      }, longMs),

    listVersions: (accountId) =>
      run(async (tx) => {
        const { rows: cars } = await sql<CarVersion>`
          select c.dealership_id, c.id as car_id, c.version, false as is_gone from cars c
          where c.dealership_id in (select id from dealerships where account_id = ${accountId})`.execute(
          tx.sql,
        );
        const { rows: documents } = await sql<CarVersion>`
          select d.dealership_id, d.car_id, d.version, d.deleted as is_gone from car_documents d
          where d.dealership_id in (select id from dealerships where account_id = ${accountId})`.execute(
          tx.sql,
        );
        return { cars, documents };
      }, longMs),
  };
}

async function readCars(tx: Queries, places: readonly DocumentPlace[]): Promise<readonly CarToIndex[]> {
  const rows = await selectCars(tx)
    .select('dealerships.name as dealershipName')
    .where(
      'cars.id',
      'in',
      places.map(({ carId }) => carId),
    )
    .where('cars.dealershipId', 'in', [...new Set(places.map(({ dealershipId }) => dealershipId))])
    .execute();
  const wantedKeys = new Set(places.map(placeKey));
  const wanted = rows.filter(({ id, dealershipId }) => wantedKeys.has(placeKey({ carId: id, dealershipId })));
  const cars = await withChildren(
    tx,
    wanted.map(({ dealershipName: _dealershipName, ...row }) => row),
  );
  return wanted.flatMap(({ accountId, version, staffBoost, dealershipName }, index) => {
    const car = cars[index];
    return car === undefined
      ? []
      : [{ car, accountId: accountId as AccountId, version, staffBoost, dealershipName }];
  });
}

const placeKey = ({ dealershipId, carId }: { dealershipId: string; carId: string }) =>
  `${dealershipId} ${carId}`;

/** Their tombstones, which the deletion itself has left. */
async function readGone(tx: Queries, places: readonly DocumentPlace[]): Promise<readonly GoneCar[]> {
  const { rows } = await sql<GoneCar>`
    select t.dealership_id, t.car_id, t.version, d.account_id
    from unnest(${places.map(({ dealershipId }) => dealershipId)}::uuid[], ${places.map(({ carId }) => carId)}::uuid[])
      as w (dealership_id, car_id)
    join car_documents t on t.dealership_id = w.dealership_id and t.car_id = w.car_id and t.deleted
    join dealerships d on d.id = t.dealership_id`.execute(tx.sql);
  return rows;
}

async function readRankLayers(
  tx: Queries,
  accountIds: readonly AccountId[],
): Promise<readonly SettingsLayer[]> {
  const { rows } = await sql<SettingsLayer & { readonly weights: unknown }>`
    select distinct on (layer, layer_key) layer, layer_key as key, number,
      overrides #> '{stock,rankWeights}' as weights
    from settings_versions
    where (layer = 'platform' and layer_key = '') or (layer = 'group' and layer_key = any (${accountIds}::text[]))
    order by layer, layer_key, number desc`.execute(tx.sql);
  return rows.flatMap(({ weights, ...layer }) =>
    weights === null ? [] : [{ ...layer, overrides: { stock: { rankWeights: weights } } }],
  );
}

/** Dealership by dealership: in one order over all cars, each page would be a sort of all of them. */
async function listPlaces(
  tx: Queries,
  after: DocumentPlace | null,
  limit: number,
): Promise<readonly DocumentPlace[]> {
  const { rows } = await sql<DocumentPlace>`
    select d.id as dealership_id, c.id as car_id from dealerships d
    cross join lateral (
      select id from cars where dealership_id = d.id
        and (${after === null} or d.id > ${after?.dealershipId}::uuid or id > ${after?.carId}::uuid)
      order by id limit ${limit}
    ) c
    where ${after === null} or d.id >= ${after?.dealershipId}::uuid
    order by d.id, c.id limit ${limit}`.execute(tx.sql);
  return rows;
}
