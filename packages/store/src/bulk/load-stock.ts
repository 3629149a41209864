import type { DealershipId } from '@forecourt/domain/core/ids';
import type { Car } from '@forecourt/domain/stock/car';
import type { ClientBase } from 'pg';
import { copyRows } from './copy-rows.ts';
import { carTables } from './rows-of-car.ts';

/** So many cars are held in memory at once: enough to be quick, few enough for several loads side by side. */
const carsPerCopy = 500;

/** Adds the cars of a dealership in the caller's transaction, and tells the search index of all of them at once. */
export async function loadStock(
  client: ClientBase,
  dealershipId: DealershipId,
  cars: Iterable<Car>,
): Promise<number> {
  let count = 0;
  for (const some of inGroups(cars, carsPerCopy)) {
    count += some.length;
    for (const table of carTables)
      await copyRows(
        client,
        table,
        some.flatMap((car) => table.rowsOf(car)),
      );
  }
  await client.query(`insert into outbox (dealership_id, kind) values ($1, 'dealership_changed')`, [
    dealershipId,
  ]);
  return count;
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
