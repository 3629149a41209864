import { setTimeout as sleep } from 'node:timers/promises';
import { describeStock } from '@forecourt/app/stock/search/describe-stock';
import { twoSites } from '@forecourt/testkit/two-sites';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { RunningIndexer } from '../src/run-indexer.ts';
import { openSearchPort } from './env.ts';
import { tcpProxy } from './tcp-proxy.ts';
import { now, openIndexingWorld, type IndexingWorld } from './indexing-world.ts';
import { until } from './worker-process.ts';

let world: IndexingWorld;
let running: RunningIndexer[] = [];
beforeAll(async () => {
  world = await openIndexingWorld();
});
afterAll(() => world.close());
afterEach(async () => {
  await Promise.all(running.map((indexer) => indexer.stop(10)));
  running = [];
});
const start = (...deps: Parameters<IndexingWorld['start']>) => {
  const indexer = world.start(...deps);
  running.push(indexer);
  return indexer;
};

const { rangesKia } = twoSites;

describe('a change of stock', () => {
  it('SRCH-1 can be found in seconds, and then every site that shows it has a new stock version', async () => {
    start();
    const car = await world.stock({ dealershipId: rangesKia.id, dealershipSlug: rangesKia.slug });
    await world.drained();
    const found = async () => (await world.find()).find(({ id }) => id === car.id);
    expect((await found())?.priceCents).toBe(car.priceCents);
    expect((await world.find(twoSites.ranges)).map(({ id }) => id)).toEqual([car.id]);
    const before = await world.versionsOfSites();
    expect(before).toEqual({ harbour: expect.any(Number), ranges: expect.any(Number) });
    const changedAt = performance.now();
    await world.save({ ...car, priceCents: 100 });
    await world.drained();
    expect((await found())?.priceCents).toBe(100);
    expect(performance.now() - changedAt).toBeLessThan(10_000);
    const after = await world.versionsOfSites();
    expect(after['harbour']).toBeGreaterThan(before['harbour'] ?? 0);
    expect(after['ranges']).toBeGreaterThan(before['ranges'] ?? 0);
  });

  it('TEN-8 raises nothing for a site that does not show it', async () => {
    start();
    const before = await world.versionsOfSites();
    await world.stock();
    await world.drained();
    const after = await world.versionsOfSites();
    expect(after['harbour']).toBeGreaterThan(before['harbour'] ?? 0);
    expect(after['ranges']).toBe(before['ranges']);
  });

  it('of its dealership is found on every one of its cars', async () => {
    start();
    await world.stock({ dealershipId: rangesKia.id, dealershipSlug: rangesKia.slug });
    await world.query("update dealerships set slug = 'ranges-kia-2' where id = $1", [rangesKia.id]);
    await world.drained();
    const slugs = (await world.find(twoSites.ranges)).map(({ dealershipSlug }) => dealershipSlug);
    expect(new Set(slugs)).toEqual(new Set(['ranges-kia-2']));
  });

  it('that deletes the car is the last: a late older version does not bring it back', async () => {
    const car = await world.stock();
    const place = { carId: car.id, dealershipId: car.dealershipId };
    const late = describeStock(await world.store.stock.read([place]), now).documents;
    start();
    await world.drained();
    expect((await world.find()).map(({ id }) => id)).toContain(car.id);
    await world.deleteCar(car.id);
    await world.drained();
    expect((await world.find()).map(({ id }) => id)).not.toContain(car.id);
    await world.store.documents.save(late);
    expect(
      await world.indexing.index.write(late.map((document) => ({ kind: 'document', document }))),
    ).toEqual([]);
    await sleep(1_200);
    expect((await world.find()).map(({ id }) => id)).not.toContain(car.id);
  });

  it('waits while the engine is away, but is in the database, and is found when it is back', async () => {
    const proxy = await tcpProxy(openSearchPort);
    const indexer = start(world.indexingBy(proxy.port));
    await world.stock();
    await world.drained();
    proxy.block();
    const car = await world.stock();
    const documents = () => world.documents();
    await until(async () => (await documents()).find(({ carId }) => carId === car.id), 20_000);
    const second = await world.stock();
    await until(async () => (await documents()).find(({ carId }) => carId === second.id), 20_000);
    expect((await world.store.outbox.state()).waiting).toBe(2);
    expect(await indexer.metrics()).toMatchObject({
      forecourt_search_engine_away: 1,
      forecourt_outbox_waiting: 2,
    });
    const found = (await world.find()).map(({ id }) => id);
    expect(found).not.toContain(car.id);
    proxy.unblock();
    await world.drained();
    expect((await world.find()).map(({ id }) => id)).toEqual(expect.arrayContaining([car.id, second.id]));
    proxy.close();
  });

  it('is asked for ever less often while the engine is away', async () => {
    const proxy = await tcpProxy(openSearchPort);
    proxy.block();
    start(world.indexingBy(proxy.port));
    await world.stock();
    const attempts = async () =>
      (await world.query<{ attempts: number }>('select attempts from outbox')).map((row) => row.attempts);
    await until(async () => ((await attempts())[0] ? true : undefined), 10_000);
    await sleep(4_000);
    // Whether the engine is back is asked of the engine, and not tried with the changes.
    expect(await attempts()).toEqual([1]);
    proxy.unblock();
    await world.drained();
    proxy.close();
  });
});
