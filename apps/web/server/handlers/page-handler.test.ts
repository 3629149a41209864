import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryStockIndex } from '../../test/memory-stock-index.ts';
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
