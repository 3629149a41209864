import { setTimeout as sleep } from 'node:timers/promises';
import { rebuildIndex } from '@forecourt/app/stock/indexing/rebuild-index';
import { indicesBehind } from '@forecourt/search/index-alias';
import { twoSites } from '@forecourt/testkit/two-sites';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openIndexingWorld, type IndexingWorld } from './indexing-world.ts';

const cars = 3_000;
let world: IndexingWorld;
beforeAll(async () => {
  world = await openIndexingWorld();
  // Loaded past the stores, as a new platform is: nothing waits in the outbox, and no document is there.
  await world.query(
    `insert into cars (dealership_id, id, slug, make, model, status, show_on_dealer_website, created_at)
     select case when n % 3 = 0 then $1::uuid else $2::uuid end, uuidv7(), 'car-' || n, 'Make ' || n % 7, 'Model ' || n % 50,
       'in_stock', true, now() - n * interval '1 hour' from generate_series(1, $3) n`,
    [twoSites.harbourToyota.id, twoSites.rangesKia.id, cars],
  );
});
afterAll(() => world.close());

const ports = () => ({ ...world, now: () => new Date(), pause: (ms: number) => sleep(ms) });
const behind = (alias: string) => indicesBehind(world.client, alias);

describe('a rebuild', () => {
  it('fills the first index and the documents from the cars alone', async () => {
    const seen: number[] = [];
    const built = await rebuildIndex(ports(), { waitMs: 500, onProgress: (done) => seen.push(done) });
    expect(built).toMatchObject({ cars, mended: 0, previous: [] });
    expect(seen.at(-1)).toBe(cars);
    expect(await behind(world.aliases.current)).toEqual([built.name]);
    const sums = await world.store.stock.sumByAccount();
    expect(await world.store.documents.sumByAccount()).toEqual(expect.arrayContaining([...sums]));
    expect(await world.indexing.contents.sumByAccount()).toEqual(expect.arrayContaining([...sums]));
    expect(sums.map(({ documents }) => documents).toSorted((a, b) => a - b)).toEqual([1_000, 2_000]);
  });

  it('lets no search fail or find less while it puts another index in place', async () => {
    const found: number[] = [];
    const done = new AbortController();
    const searching = (async () => {
      while (!done.signal.aborted) found.push((await world.find(twoSites.ranges)).length);
    })();
    const [before] = await behind(world.aliases.current);
    const built = await rebuildIndex(ports(), { waitMs: 500 });
    await sleep(300);
    done.abort();
    await searching;
    expect(found.length).toBeGreaterThan(5);
    expect(new Set(found)).toEqual(new Set([500]));
    console.log(`${found.length} searches during a rebuild of ${cars} cars, none failed`);
    expect(await behind(world.aliases.current)).toEqual([built.name]);
    expect(await behind(world.aliases.previous)).toEqual([before]);
    expect(await behind(world.aliases.building)).toEqual([]);
  });

  it('keeps one old index, and drops what a rebuild left that did not end', async () => {
    const [current] = await behind(world.aliases.current);
    const [older] = await behind(world.aliases.previous);
    const left = await world.rebuild.begin();
    expect(await behind(world.aliases.building)).toEqual([left.name]);
    // Whoever writes now writes to both.
    const car = await world.stock();
    world.start();
    await world.drained();
    expect((await left.sumByAccount()).map(({ documents }) => documents)).toEqual([1]);
    const built = await rebuildIndex(ports(), { waitMs: 1_500 });
    expect(await behind(world.aliases.current)).toEqual([built.name]);
    expect(await behind(world.aliases.previous)).toEqual([current]);
    const indices = Object.keys(
      (await world.client.send({
        method: 'GET',
        path: `/${world.aliases.current}-*`,
        timeoutMs: 20_000,
      })) as object,
    );
    expect(new Set(indices)).toEqual(new Set([current, built.name]));
    expect(indices).not.toContain(older);
    expect(
      (await world.indexing.contents.listVersions(twoSites.harbourToyota.accountId)).map(
        ({ carId }) => carId,
      ),
    ).toContain(car.id);
  });

  it('brings documents up to date that an older program wrote otherwise, in the same version', async () => {
    await world.query(`update car_documents set make = 'Old words'`);
    await rebuildIndex(ports(), { waitMs: 500 });
    expect(await world.query(`select from car_documents where make = 'Old words'`)).toEqual([]);
  });
});
