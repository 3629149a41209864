import { systemClock } from '@forecourt/server/clock/system-clock';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { memorySites } from '../../test/memory-sites.ts';
import { memoryStockIndex } from '../../test/memory-stock-index.ts';
import { plainRenderer } from '../../test/plain-renderer.ts';
import { testCars, testServer, type TestServer } from '../../test/test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await testServer({ primary: memoryStockIndex(testCars) });
});
afterAll(() => test.stop());

const cacheOf = () => test.lines.findLast(({ event }) => event === 'request')?.['cache'];

describe('pages as they are served', () => {
  it('asks nobody anything for a page that is cached', async () => {
    await test.get('/offers');
    const before = { ...test.sites.calls };
    for (let turn = 0; turn < 50; turn += 1) {
      await test.get('/offers', { 'accept-encoding': 'br' });
      expect(cacheOf()).toBe('hit');
    }
    // The watch may have looked in the meantime, once a second for all.
    const { loads, versions, directory } = test.sites.calls;
    expect(loads).toBe(before.loads);
    expect(Math.max(versions - before.versions, directory - before.directory)).toBeLessThan(10);
  });

  it('TEN-8 keeps the same address of two sites apart', async () => {
    const bodies = await Promise.all(
      ['harbour.example', 'ranges.example'].map(async (host) => (await test.get('/apart', { host })).body),
    );
    expect(bodies[0]).toContain('harbour');
    expect(bodies[1]).toContain('ranges');
    expect((await test.get('/apart', { host: 'ranges.example' })).body).toBe(bodies[1]);
  });

  it('ignores cookies: they are no reason to make a page, and none comes back', async () => {
    await test.get('/offers');
    const got = await test.get('/offers', { cookie: 'session=secret' });
    expect(cacheOf()).toBe('hit');
    expect(got.headers).not.toHaveProperty('set-cookie');
    expect(got.body).not.toContain('secret');
  });

  it('keeps a page as data as well', async () => {
    const got = await test.get('/_page/offers');
    expect(JSON.parse(got.body)).toMatchObject({ kind: 'offers', status: 200 });
    await test.get('/_page/offers');
    expect(cacheOf()).toBe('hit');
  });
});

/** What follows the stock is made anew every half minute, at which no test ends. */
const clock = { ...systemClock, now: () => new Date('2026-11-16T00:00:10Z') };
const addresses = (prefix: string) => Array.from({ length: 40 }, (_, turn) => `${prefix}${turn}`);

describe('TEN-8 an address under which nothing lies', () => {
  /** Of a process's time: all but nothing, so that a second request that has to be admitted is refused. */
  const siteShare = 0.001;
  let drawn: string[];
  let counted: TestServer;
  beforeEach(async () => {
    drawn = [];
    const renderer = {
      ...plainRenderer,
      renderApp: async (_: unknown, address: string) => `drawn ${drawn.push(address)}`,
    };
    counted = await testServer({ primary: memoryStockIndex(testCars), renderer, env: { siteShare }, clock });
  });
  afterEach(() => counted.stop());

  it.each(['/no-such-', '/a/b/c/', '/contact-us/../', '/parts/search/', '/%00', '/%ZZ', '/no?page='])(
    'is drawn once for all that begin with %s, asks nobody, and is no share of the site’s',
    async (prefix) => {
      const first = await counted.get('/nothing');
      const before = counted.sites.calls.loads;
      for (const address of addresses(prefix)) {
        const { status, body } = await counted.get(address);
        expect([status, body]).toEqual([404, first.body]);
      }
      expect([drawn, counted.sites.calls.loads]).toEqual([[''], before]);
    },
  );

  it('is one page as data too', async () => {
    const first = await counted.get('/_page/nothing');
    const before = counted.sites.calls.loads;
    for (const address of addresses('/_page/no-such-')) {
      expect((await counted.get(address)).body).toBe(first.body);
    }
    expect([drawn, counted.sites.calls.loads]).toEqual([[], before]);
  });

  it('is another site’s own page', async () => {
    await counted.get('/nothing');
    await counted.get('/nothing', { host: 'ranges.example' });
    expect(drawn).toHaveLength(2);
  });
});

describe('PAGE-1.1 an address that had nothing', () => {
  it('is a page as soon as staff publish it, and gone when they take it down', async () => {
    const { published, versions } = test.sites;
    const statuses = [(await test.get('/news')).status];
    for (const [content, isThere] of [
      [2, true],
      [3, false],
    ] as const) {
      if (isThere) published.add('/news');
      else published.delete('/news');
      for (const [id, last] of versions) versions.set(id, { ...last, content });
      await vi.waitFor(async () => expect((await test.get('/news')).status).toBe(isThere ? 200 : 404), 5_000);
      statuses.push((await test.get('/news')).status);
    }
    expect(statuses).toEqual([404, 200, 404]);
  });
});

describe('TEN-8 a car that is not there', () => {
  it('is looked up once for each address, and drawn once for all', async () => {
    const drawn: string[] = [];
    const renderer = {
      ...plainRenderer,
      renderApp: async (_: unknown, address: string) => `drawn ${drawn.push(address)}`,
    };
    const sites = memorySites();
    const counted = await testServer({ primary: memoryStockIndex(testCars), renderer, sites, clock });
    const bodies = new Set<string>();
    await counted.get('/cars/no-such');
    const atFirst = sites.calls.loads;
    for (const address of addresses('/cars/no-such-')) bodies.add((await counted.get(address)).body);
    const before = sites.calls.loads;
    expect(before - atFirst).toBe(40);
    for (const address of addresses('/cars/no-such-')) {
      const { status, body } = await counted.get(address, { 'accept-encoding': 'identity' });
      expect([status, bodies.has(body)]).toEqual([404, true]);
    }
    expect([drawn, bodies.size, sites.calls.loads]).toEqual([[''], 1, before]);
    await counted.stop();
  });
});
