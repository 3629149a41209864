import type { BulkStock } from '@forecourt/app/ports/platform/bulk-loader.port';
import { takeInCar } from '@forecourt/domain/stock/intake/take-in-car';
import type { ClientBase } from 'pg';
import { copyRows } from './copy-rows.ts';
import { carTables } from './rows-of-car.ts';

/** So many cars are held in memory at once: enough to be quick, few enough for several loads side by side. */
const carsPerCopy = 500;

/** Adds the cars of dealerships in the caller's transaction, and tells the search index of each dealership. */
export async function loadStock(client: ClientBase, stocks: readonly BulkStock[]): Promise<void> {
  const thisYear = new Date().getUTCFullYear();
  const cars = (function* () {
    for (const stock of stocks) for (const car of stock.cars) yield takeInCar(car, thisYear);
  })();
  for (const some of inGroups(cars, carsPerCopy)) {
    for (const table of carTables)
      await copyRows(
        client,
        table,
        some.flatMap((car) => table.rowsOf(car)),
      );
  }
  const dealershipIds = stocks.map(({ dealershipId }) => dealershipId);
  await client.query(
    `insert into outbox (dealership_id, kind) select unnest($1::uuid[]), 'dealership_changed'`,
    [dealershipIds],
  );
}

function* inGroups<T>(all: Iterable<T>, size: number): Generator<T[]> {
  let group: T[] = [];
  for (const one of all) {
    group.push(one);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
