import { setTimeout as sleep } from 'node:timers/promises';
import { checkDrift } from '@forecourt/app/stock/indexing/check-drift';
import type { Car } from '@forecourt/domain/stock/car/car';
import { buildId } from '@forecourt/testkit/build-id';
import { twoSites } from '@forecourt/testkit/two-sites';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { indexAndDatabase } from './index-and-database.ts';
import { openIndexingWorld, type IndexingWorld } from './indexing-world.ts';

let world: IndexingWorld;
let cars: Car[];
beforeAll(async () => {
  world = await openIndexingWorld();
  cars = [];
  for (let number = 0; number < 8; number += 1) {
    const shop = number % 2 === 0 ? twoSites.harbourToyota : twoSites.rangesKia;
    cars.push(await world.stock({ dealershipId: shop.id, dealershipSlug: shop.slug }));
  }
  world.start();
  await world.drained();
});
afterAll(() => world.close());

const check = () => checkDrift({ ...world.indexing, pause: (ms) => sleep(ms) }, { waitMs: 1_500 });
const none = { accounts: 0, missing: 0, stale: 0, ahead: 0, stray: 0 };

const documentOf = async ({ id, dealershipId }: Car) => {
  const all = await world.documents();
  const found = all.find(({ carId }) => carId === id);
  if (found === undefined) throw new Error(`no document of ${id} of ${dealershipId}`);
  return found;
};
const engine = (path: string, query: Record<string, string> = {}) =>
  world.client.send({
    method: 'DELETE',
    path: `/${world.aliases.current}/_doc/${path}`,
    query: { refresh: 'true', ...query },
    timeoutMs: 20_000,
  });
const first = () => cars[0] as Car;
const query = (text: string, values: unknown[] = [first().id]) => world.query(text, values);

/** Ways in which the three can come to differ, though nobody told the index. */
const plants: readonly (readonly [string, Partial<typeof none>, () => Promise<unknown>])[] = [
  ['a document that was lost', { missing: 1 }, () => query('delete from car_documents where car_id = $1')],
  [
    'a car that the index lost',
    { missing: 1 },
    () => engine(first().id, { routing: twoSites.harbourToyota.accountId }),
  ],
  ['a change that nobody was told of', { stale: 1 }, () => query('update cars set km = 5 where id = $1')],
  [
    'a document of a time that was restored away',
    { ahead: 1 },
    () => query('update car_documents set version = version + 10 where car_id = $1'),
  ],
  [
    'a car of such a time in the index',
    { ahead: 1 },
    async () => {
      const document = await documentOf(first());
      await world.indexing.index.write([
        { kind: 'document', document: { ...document, version: document.version + 100 } },
      ]);
    },
  ],
  [
    'a car that went without a word',
    { stray: 1 },
    async () => {
      const gone = cars.pop() as Car;
      await world.deleteCar(gone.id);
      // As if the deletion had told nobody.
      await query('delete from outbox where car_id = $1', [gone.id]);
      await query('delete from car_documents where car_id = $1', [gone.id]);
    },
  ],
  [
    'a car of a dealership that is no more',
    { stray: 1 },
    async () => {
      const document = await documentOf(first());
      await world.indexing.index.write([
        {
          kind: 'document',
          document: {
            ...document,
            carId: buildId(),
            dealershipId: buildId(),
            accountId: buildId(),
            values: { ...document.values, id: [buildId()] },
          },
        },
      ]);
    },
  ],
  [
    'a car that came back under its old id',
    { missing: 1 },
    async () => {
      const back = first();
      await world.deleteCar(back.id);
      await world.drained();
      await world.save(back);
      await world.drained();
    },
  ],
];

it('finds nothing where all is well', async () => {
  expect(await check()).toEqual(none);
});

it.each(plants)('finds and mends %s', async (_, expected, plant) => {
  await plant();
  const { accounts, ...found } = await check();
  expect(accounts).toBe(1);
  const { accounts: _none, ...nothing } = none;
  expect(found).toEqual({ ...nothing, ...expected });
  await world.drained();
  await sleep(1_100);
  expect(await check()).toEqual(none);
  const { cars: wanted, documents, index } = await indexAndDatabase(world);
  expect(documents).toEqual(wanted);
  expect(index).toEqual(documents);
});
