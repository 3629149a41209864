import { twoSites } from '@forecourt/testkit/two-sites';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeClock } from '@forecourt/testkit/fake-clock';
import { memorySites } from '../../test/memory-sites.ts';
import { memoryStockIndex } from '../../test/memory-stock-index.ts';
import { testCars, testServer, type TestServer } from '../../test/test-server.ts';

let test: TestServer;
afterEach(() => test.stop());

describe('TEN-8 hosts that nobody has', () => {
  it('H3 cost no query, and keep nobody from a site that was not visited yet', async () => {
    const sites = memorySites({ more: 40 });
    test = await testServer({ primary: memoryStockIndex(testCars), sites });
    const before = sites.calls.directory;
    const startedMs = performance.now();
    const ask = async (host: string) => (await test.get('/api/search', { host })).status;
    const statuses = { unknown: new Set<number>(), real: new Set<number>() };
    for (let turn = 0; turn < 40; turn += 1) {
      const names = Array.from({ length: 25 }, (_, number) => `made-up-${turn}-${number}`);
      const flood = [...names.map((name) => `${name}.forecourt.example`), `${names[0]}.example`].map(ask);
      statuses.real.add(await ask(`site-${turn}.forecourt.example`));
      for (const status of await Promise.all(flood)) statuses.unknown.add(status);
    }
    expect(statuses).toEqual({ unknown: new Set([404]), real: new Set([200]) });
    // The poll asks about once a second, whoever comes.
    const polls = 2 * (1 + (performance.now() - startedMs) / 800);
    expect(sites.calls.directory - before).toBeLessThan(polls);
  });

  it('H3 keep waiting whoever asks for many, as files that nobody has do, and nobody else', async () => {
    test = await testServer({
      primary: memoryStockIndex(testCars),
      env: { networkRequests: 1, trustedProxies: 1 },
    });
    const tookMs = async (path: string, host: string, network: string) => {
      const startedMs = performance.now();
      expect((await test.get(path, { host, 'x-forwarded-for': network })).status).toBe(404);
      return performance.now() - startedMs;
    };
    await tookMs('/media/made-up-too.jpg', 'harbour.example', '203.0.113.7');
    expect(await tookMs('/media/made-up.jpg', 'harbour.example', '203.0.113.7')).toBeGreaterThan(900);
    expect(await tookMs('/', 'nobody.example', '203.0.113.7')).toBeGreaterThan(900);
    expect(await tookMs('/media/made-up.jpg', 'harbour.example', '203.0.113.8')).toBeLessThan(900);
  });

  it('H3 are 503 until the hosts of all sites could be loaded, as are those that somebody has', async () => {
    const sites = memorySites();
    sites.isDown = true;
    const clock = fakeClock();
    test = await testServer({ primary: memoryStockIndex(testCars), sites, clock });
    const statuses = async () => [
      (await test.get('/api/search', { host: 'nobody.example' })).status,
      (await test.get('/api/search')).status,
      (await test.get('/ready')).status,
    ];
    expect(await statuses()).toEqual([503, 503, 503]);
    sites.isDown = false;
    await clock.move(1_000);
    expect(await statuses()).toEqual([404, 200, 200]);
  });

  it('H3 are a site’s within two seconds after they became it', async () => {
    const clock = fakeClock();
    test = await testServer({ primary: memoryStockIndex(testCars), clock });
    const status = async () => (await test.get('/api/search', { host: 'new.example' })).status;
    expect(await status()).toBe(404);
    test.sites.hosts.set('new.example', twoSites.harbour.id);
    await clock.move(2_000);
    expect(await status()).toBe(200);
  });
});
