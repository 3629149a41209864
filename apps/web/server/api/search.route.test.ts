import { setTimeout as sleep } from 'node:timers/promises';
import { readSearchView } from '@forecourt/app/stock/search/read-search.view';
import { searchStockView } from '@forecourt/app/stock/search/search-stock.view';
import { fakeClock } from '@forecourt/testkit/fake-clock';
import { twoSites } from '@forecourt/testkit/two-sites';
import { afterEach, describe, expect, it } from 'vitest';
import { memoryStockIndex, type MemoryStockIndex } from '../../test/memory-stock-index.ts';
import { rawRequest } from '@forecourt/testkit/raw-request';
import { testCars, testServer, type TestResponse, type TestServer } from '../../test/test-server.ts';
import { apiError } from '../api-errors.ts';

type Options = Omit<Parameters<typeof testServer>[0], 'primary'>;

let running: TestServer[] = [];
afterEach(async () => {
  await Promise.all(running.map((one) => one.stop()));
  running = [];
});

async function start(options: Options = {}, index: MemoryStockIndex = memoryStockIndex(testCars)) {
  const test = await testServer({ primary: index, ...options });
  running.push(test);
  return { ...test, index };
}

const viewOf = ({ body }: TestResponse) => searchStockView.parse(JSON.parse(body));
const codeOf = ({ body }: TestResponse) => apiError.parse(JSON.parse(body)).error.code;
const makes = (got: TestResponse) =>
  viewOf(got)
    .hits.map(({ make }) => String(make))
    .sort();
const ranges = { host: 'ranges.example' };

describe('GET /api/search', () => {
  it('SRCH-1 answers hits, facets with their ends, count, milliseconds and pages', async () => {
    const { get } = await start();
    const got = await get('/api/search?sortBy=priceAsc');
    expect(got.status).toBe(200);
    expect(got.headers['content-type']).toBe('application/json; charset=utf-8');
    const view = viewOf(got);
    expect(view.hits.map(({ make, price }) => [make, price])).toEqual([
      ['Toyota', 24_990],
      ['Kia', 35_990.5],
      ['Mazda', 41_900],
    ]);
    expect(view).toMatchObject({ count: 3, pages: 1, facetStats: { price: { min: 24_990, max: 41_900 } } });
    expect(view.facets.make_model?.map(({ value }) => value)).toContain('Mazda BT-50');
    expect(Object.keys(view.facets).sort()).toEqual([
      'body',
      'cab',
      'car_type',
      'colour',
      'drive',
      'fuel',
      'location_name',
      'make',
      'make_model',
      'seats',
      'transmission',
    ]);
  });

  it('URL-2 reads lists, ranges, words, page and order from the address', async () => {
    const { get } = await start();
    expect(makes(await get('/api/search?refinementList[make][0]=Kia&refinementList[make][1]=Mazda'))).toEqual(
      ['Kia', 'Mazda'],
    );
    expect(makes(await get('/api/search?range[price]=:30000'))).toEqual(['Toyota']);
    expect(makes(await get('/api/search?query=bt50'))).toEqual(['Mazda']);
    expect(viewOf(await get('/api/search?page=2'))).toMatchObject({ hits: [], count: 3 });
  });

  it('SRCH-4 keeps the other makes choosable', async () => {
    const { get } = await start();
    const { facets, count } = viewOf(await get('/api/search?refinementList[make][0]=Kia'));
    expect(count).toBe(1);
    expect(facets.make).toHaveLength(3);
  });

  it('SRCH-17 has the page size and the facets of the settings', async () => {
    const test = await start();
    test.sites.overrides.set(twoSites.harbour.id, { search: { pageSize: 6, facets: ['badge', 'year'] } });
    const { facets, facetStats } = viewOf(await test.get('/api/search'));
    expect([Object.keys(facets), Object.keys(facetStats)]).toEqual([['badge'], ['year']]);
  });

  it('TEN-8 tells nothing of a private seller, of lenders, or of what a rule has to allow', async () => {
    const { get } = await start();
    const { body } = await get('/api/search');
    expect(body).not.toMatch(/before_price|lender|postcode"|price_history|priceHistory|market|vin"/i);
  });

  it('is HEAD as well, and nothing else', async () => {
    const { server } = await start();
    const response = await fetch(`http://127.0.0.1:${server.port}/health`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    const posted = await rawRequest(
      server.port,
      'POST /api/search/lookup HTTP/1.1\r\nHost: harbour.example\r\nContent-Length: 1\r\n\r\nx',
    );
    expect(posted).toMatch(/^HTTP\/1.1 405 /);
    expect(posted).toMatch(/^allow: GET, HEAD\r$/m);
  });
});

describe('what is cached', () => {
  it('TEN-8 is never given to another site', async () => {
    const { get, index } = await start();
    const path = '/api/search?sortBy=priceAsc';
    for (let turn = 0; turn < 3; turn += 1) {
      expect(makes(await get(path))).toEqual(['Kia', 'Mazda', 'Toyota']);
      expect(makes(await get(path, ranges))).toEqual(['Kia']);
    }
    expect(index.calls.searches).toBe(2);
  });

  it('TEN-8 is known by no tag of another site', async () => {
    const { get } = await start();
    const tag = String((await get('/api/search')).headers['etag']);
    expect((await get('/api/search', { ...ranges, 'if-none-match': tag })).status).toBe(200);
  });

  it('is the same for every address that means the same', async () => {
    const { get, index } = await start();
    const tags = new Set<unknown>();
    for (const path of [
      '/api/search?refinementList[make][0]=Kia&refinementList[make][1]=Mazda',
      '/api/search?refinementList[make][7]=Mazda&refinementList[make][]=Kia&page=1',
      '/api/search?utm_source=mail&refinementList%5Bmake%5D=Kia&refinementList[make]=Mazda&sortBy=relevant&sortBy=sideways',
    ]) {
      tags.add((await get(path)).headers['etag']);
    }
    expect([tags.size, index.calls.searches]).toEqual([1, 1]);
  });

  it('is answered by 304 to whoever has it', async () => {
    const { get, index } = await start();
    const first = await get('/api/search');
    const tag = String(first.headers['etag']);
    expect(tag).toMatch(/^W\/"[\w-]{27}"$/);
    expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=2, stale-if-error=300');
    for (const shown of [tag, tag.slice(2), `"other", ${tag}`]) {
      const again = await get('/api/search', { 'if-none-match': shown });
      expect([again.status, again.body, again.headers['etag']]).toEqual([304, '', tag]);
    }
    expect((await get('/api/search', { 'if-none-match': 'W/"other"' })).status).toBe(200);
    expect(index.calls.searches).toBe(1);
  });

  it('grows old with the stock of its own site, within a second', async () => {
    const clock = fakeClock();
    const { get, sites, index } = await start({ clock });
    const { harbour } = twoSites;
    const [ours, theirs] = [await get('/api/search'), await get('/api/search', ranges)];
    sites.versions.set(harbour.id, { stock: 2, settings: 'a', content: 1 });
    await clock.move(1_000);
    const after = await get('/api/search', { 'if-none-match': String(ours.headers['etag']) });
    expect(after.status).toBe(200);
    expect(after.headers['etag']).not.toBe(ours.headers['etag']);
    const unchanged = await get('/api/search', {
      ...ranges,
      'if-none-match': String(theirs.headers['etag']),
    });
    expect(unchanged.status).toBe(304);
    expect(index.calls.searches).toBe(3);
  });

  it('grows old at midnight, as sold cars then leave', async () => {
    // 23:59 in Sydney, where summer time holds.
    const clock = fakeClock(new Date('2026-11-16T12:59:00Z'));
    const { get, index } = await start({ clock });
    const tag = String((await get('/api/search')).headers['etag']);
    await clock.move(30_000);
    expect((await get('/api/search', { 'if-none-match': tag })).status).toBe(304);
    await clock.move(31_000);
    expect((await get('/api/search', { 'if-none-match': tag })).status).toBe(200);
    expect(index.calls.searches).toBe(2);
  });

  it('is made once for fifty who ask at once', async () => {
    const slow = memoryStockIndex(testCars);
    const search = slow.search.bind(slow);
    slow.search = async (...args) => {
      await sleep(60);
      return search(...args);
    };
    const { get, index } = await start({}, slow);
    const all = await Promise.all(Array.from({ length: 50 }, () => get('/api/search?sortBy=kmAsc')));
    expect(new Set(all.map(({ body }) => body)).size).toBe(1);
    expect(index.calls.searches).toBe(1);
  });

  it('SRCH-17 holds for thirty seconds in the directory, whatever the stock does', async () => {
    const clock = fakeClock(new Date('2026-11-16T00:00:00Z'));
    const test = await start({ clock });
    test.sites.overrides.set(twoSites.harbour.id, { search: { hasManufacturerDirectory: true } });
    const tag = String((await test.get('/api/search/directory')).headers['etag']);
    test.sites.versions.set(twoSites.harbour.id, { stock: 9, settings: 'a', content: 1 });
    await clock.move(20_000);
    expect((await test.get('/api/search/directory', { 'if-none-match': tag })).status).toBe(304);
    await clock.move(11_000);
    expect((await test.get('/api/search/directory', { 'if-none-match': tag })).status).toBe(200);
  });
});

describe('SRCH-17 the directories', () => {
  const search = { hasManufacturerDirectory: true, hasDealershipDirectory: true };

  it('are not there where the site has none', async () => {
    const { get } = await start();
    for (const path of ['/api/search/directory', '/api/search/dealership/harbour-mazda']) {
      const got = await get(path);
      expect([got.status, codeOf(got)]).toEqual([404, 'no_such_directory']);
    }
  });

  it('go by manufacturer, model and body', async () => {
    const test = await start();
    test.sites.overrides.set(twoSites.harbour.id, { search });
    const view = viewOf(await test.get('/api/search/directory?refinementList[manufacturer.name][0]=Mazda'));
    expect(view.count).toBe(1);
    expect(Object.keys(view.facets).sort()).toEqual(['manufacturer.name', 'model.body', 'model.name']);
  });

  it('go over one dealership of the site, and none of another site', async () => {
    const test = await start();
    for (const { id } of twoSites.sites) test.sites.overrides.set(id, { search });
    const got = await test.get('/api/search/dealership/harbour-mazda');
    expect(makes(got)).toEqual(['Mazda']);
    expect(viewOf(got).facetStats).toEqual({ price: { min: 41_900, max: 41_900 } });
    expect((await test.get('/api/search/dealership/harbour-mazda', ranges)).status).toBe(404);
  });
});

describe('GET /api/search/lookup', () => {
  it('SRCH-18 finds the first cars by filter, as many as the site allows, and no page after them', async () => {
    const test = await start();
    test.sites.overrides.set(twoSites.harbour.id, { search: { lookupLimit: 2 } });
    const view = viewOf(await test.get('/api/search/lookup?sortBy=priceAsc&page=2'));
    expect(view.hits.map(({ make }) => make)).toEqual(['Toyota', 'Kia']);
    expect(view).toMatchObject({ count: 3, facets: {}, facetStats: {} });
    expect(makes(await test.get('/api/search/lookup?refinementList[make][0]=Mazda'))).toEqual(['Mazda']);
    expect(makes(await test.get('/api/search/lookup', ranges))).toEqual(['Kia']);
  });
});

describe('GET /api/search/suggest', () => {
  it('completes what is typed from the stock of the site alone', async () => {
    const { get, index } = await start();
    const words = async (headers = {}) =>
      JSON.parse((await get('/api/search/suggest?query=spo', headers)).body).suggestions;
    expect(await words()).toEqual([
      { attribute: 'make_model', value: 'Kia Sportage', count: 1, countText: '1 car' },
    ]);
    await words();
    expect(index.calls.suggestions).toBe(1);
    expect(JSON.parse((await get('/api/search/suggest?query=maz', ranges)).body).suggestions).toEqual([]);
    expect(JSON.parse((await get('/api/search/suggest')).body).suggestions).toEqual([]);
  });
});

const read = async ({ get }: TestServer, query: string, headers = {}) =>
  readSearchView.parse(
    JSON.parse((await get(`/api/search/read?query=${encodeURIComponent(query)}`, headers)).body),
  );

describe('GET /api/search/read', () => {
  it('SRCH-6.1 says what was understood, how many cars that finds, and which are first', async () => {
    const test = await start();
    const view = await read(test, 'kia under $40k');
    expect(view.chips.map(({ value }) => value)).toEqual(['Kia', 'Up to $40,000']);
    expect(view).toMatchObject({
      href: '/search/kia?range[price]=:40000',
      count: 1,
      countText: '1 car',
      corrected: [],
    });
    expect(view.chips.map(({ href }) => href)).toEqual([
      '/search/new-used-and-demo-cars?range[price]=:40000',
      '/search/kia',
    ]);
    expect(view.cars.map(({ card }) => card.title)).toHaveLength(1);
    expect((await read(test, 'kia under $40k', ranges)).count).toBe(1);
    expect((await read(test, 'mazda', ranges)).chips.map(({ label }) => label)).toEqual(['Search']);
  });

  it('SRCH-6.1 offers to take a corrected word as it was typed', async () => {
    const { corrected, chips } = await read(await start(), 'sportege');
    expect(chips.map(({ value }) => value)).toEqual(['Kia Sportage']);
    expect(corrected).toEqual([
      { typed: 'sportege', href: '/search/new-used-and-demo-cars?query=%22sportege%22' },
    ]);
  });

  it('is cached, and has no weekly price, which would need a warning beside it', async () => {
    const test = await start();
    await read(test, 'kia');
    const { searches } = test.index.calls;
    const { cars } = await read(test, 'Kia');
    expect(test.index.calls.searches).toBe(searches);
    expect(JSON.stringify(cars)).not.toMatch(/"weekly":\{/);
  });
});

describe('a site that asks too much', () => {
  it('is told when to come back, and holds up no other site', async () => {
    const clock = fakeClock();
    const { get } = await start({ clock, env: { networkRequests: 1 } });
    const ask = (word: number, headers = {}) => get(`/api/search?query=word${word}`, headers);
    const statuses = [];
    for (let word = 0; word < 6; word += 1) statuses.push((await ask(word)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 503]);
    const refused = await ask(99);
    expect([codeOf(refused), refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
      'site_unavailable',
      '1',
      'no-store',
    ]);
    // What is cached costs the engine nothing.
    expect((await ask(1)).status).toBe(200);
    expect((await ask(99, ranges)).status).toBe(200);
    await clock.move(1_000);
    expect((await ask(99)).status).toBe(200);
  });
});
