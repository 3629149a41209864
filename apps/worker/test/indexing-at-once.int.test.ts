import { setTimeout as sleep } from 'node:timers/promises';
import { rebuildIndex } from '@forecourt/app/stock/indexing/rebuild-index';
import type { Car } from '@forecourt/domain/stock/car/car';
import { buildLocation } from '@forecourt/testkit/build-location';
import { twoSites } from '@forecourt/testkit/two-sites';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { harbourStaff } from '@forecourt/testkit-db/two-dealers';
import { openSearchPort } from './env.ts';
import { indexAndDatabase } from './index-and-database.ts';
import { openIndexingWorld, type IndexingWorld } from './indexing-world.ts';
import { startWorkerProcess, until, type WorkerProcess } from './worker-process.ts';

let world: IndexingWorld;
const processes: WorkerProcess[] = [];
beforeAll(async () => {
  world = await openIndexingWorld();
});
afterAll(async () => {
  for (const one of processes) one.kill('SIGKILL');
  await Promise.all(processes.map(({ ended }) => ended));
  await world.close();
});

const shops = [twoSites.harbourToyota, twoSites.harbourMazda, twoSites.rangesKia];
const stockMany = async (count: number) => {
  const cars: Car[] = [];
  for (let number = 0; number < count; number += 1) {
    const shop = shops[number % shops.length] ?? twoSites.harbourToyota;
    cars.push(await world.stock({ dealershipId: shop.id, dealershipSlug: shop.slug, km: number }));
  }
  return cars;
};

const fewestCars = 35;
/** Behind so many changes the next waits: on a busy machine the engine would otherwise never catch up. */
const mostWaiting = 150;

it('two indexers, replays, deletions and rebuilds at once leave index and database equal', async () => {
  const location = buildLocation({ dealershipId: twoSites.harbourToyota.id });
  await world.dealers.run(harbourStaff, ({ locations }) => locations.save(location));
  const cars = await stockMany(60);
  for (const [at, car] of cars.entries()) {
    if (car.dealershipId !== twoSites.harbourToyota.id) continue;
    cars[at] = { ...car, locationId: location.id };
    await world.save({ ...car, locationId: location.id });
  }
  world.start();
  world.start(world.indexingBy());
  const ports = { ...world, now: () => new Date(), pause: (ms: number) => sleep(ms) };

  const done = new AbortController();
  const changing = (async () => {
    for (let round = 0; !done.signal.aborted; round += 1) {
      // As fast as a large group changes its stock; faster than the engine, no comparison would ever be equal.
      await sleep(40);
      if ((await world.store.outbox.state()).waiting > mostWaiting) continue;
      const at = (round * 7) % cars.length;
      const car = cars[at];
      if (car === undefined) throw new Error('there is always a car');
      // However long the rebuilds take, some are left.
      if (round % 40 === 39 && cars.length > fewestCars) {
        await world.deleteCar(car.id);
        cars.splice(at, 1);
      } else {
        cars[at] = { ...car, km: 1_000 + round };
        await world.save(cars[at]);
      }
      if (round % 30 === 0) await world.query('update locations set name = $1', [`Yard ${round}`]);
      // What was taken comes again, as if its reader had died.
      if (round % 10 === 0) await world.query('update outbox set available_at = now()');
      if (round % 50 === 0) {
        await world.query(
          `insert into outbox (dealership_id, car_id, kind) select dealership_id, id, 'car_changed' from cars`,
        );
      }
    }
  })();
  const built: Awaited<ReturnType<typeof rebuildIndex>>[] = [];
  try {
    for (let turn = 0; turn < 2; turn += 1) built.push(await rebuildIndex(ports, { waitMs: 4_000 }));
  } finally {
    done.abort();
    await changing;
  }
  await world.drained(90_000);

  const { cars: wanted, documents, index } = await indexAndDatabase(world);
  expect(wanted.length).toBeGreaterThanOrEqual(fewestCars);
  expect(built.map(({ refused }) => refused.size)).toEqual([0, 0]);
  expect(documents).toEqual(wanted);
  expect(index).toEqual(documents);
}, 180_000);

it('a worker that is killed half way leaves nothing behind: the next one does it', async () => {
  const cars = await stockMany(100);
  const start = async () => {
    const { made } = world.dealers;
    const worker = await startWorkerProcess({
      DATABASE_WORKER_URL: made.workerUrl,
      DATABASE_JOBS_URL: made.jobsUrl,
      DATABASE_INDEXER_URL: made.indexerUrl,
      OPENSEARCH_NODES: `http://127.0.0.1:${openSearchPort}`,
      STOCK_INDEX: world.aliases.current,
    });
    processes.push(worker);
    return worker;
  };
  await Promise.all(world.running().map((indexer) => indexer.stop(10)));
  for (const car of cars) await world.save({ ...car, km: 500_000 });
  const first = await start();
  const taken = async () => (await world.query('select from outbox where attempts > 0')).length;
  await until(async () => ((await taken()) > 0 ? true : undefined), 20_000);
  first.kill('SIGKILL');
  expect(await first.ended).toBe('SIGKILL');
  expect((await world.store.outbox.state()).waiting).toBeGreaterThan(0);
  // Time passes, and with it the lease.
  await world.query('update outbox set available_at = now()');
  const next = await start();
  await world.drained();
  const { cars: wanted, documents, index } = await indexAndDatabase(world);
  expect(documents).toEqual(wanted);
  expect(index).toEqual(documents);
  expect(next.lines.find(({ event }) => event === 'stock_indexed')).toMatchObject({
    failures: 0,
    unavailable: null,
  });
  next.kill('SIGTERM');
  expect(await next.ended).toBe(0);
}, 120_000);
