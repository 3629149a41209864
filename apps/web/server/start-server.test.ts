import { connect } from 'node:net';
import { StockIndexUnavailable, type StockIndex } from '@forecourt/app/ports/stock/stock-index.port';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeClock } from '@forecourt/testkit/fake-clock';
import { isListening } from '@forecourt/testkit/is-listening';
import { memorySites } from '../test/memory-sites.ts';
import { memoryStockIndex } from '../test/memory-stock-index.ts';
import { testCars, testServer, type TestServer } from '../test/test-server.ts';

let running: TestServer[] = [];
afterEach(async () => {
  await Promise.all(running.map((one) => one.stop()));
  running = [];
});
async function start(options: Parameters<typeof testServer>[0]) {
  const test = await testServer(options);
  running.push(test);
  return test;
}

const broken: StockIndex = {
  search: () => Promise.reject(new StockIndexUnavailable('down')),
  suggest: () => Promise.reject(new StockIndexUnavailable('down')),
};
/** Answers only when it is let; `searched` once it was asked. */
function heldIndex() {
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const index = memoryStockIndex(testCars);
  const search = index.search.bind(index);
  index.search = async (...args) => {
    asked.resolve();
    await held.promise;
    return search(...args);
  };
  return { index, searched: asked.promise, release: held.resolve };
}

describe('a server that starts', () => {
  it.each([
    ['127.0.0.1', false],
    ['0.0.0.0', true],
  ])(
    'L3 listens on %s as it is told, for visitors and for a collector; elsewhere: %s',
    async (bind, isThere) => {
      const env = { bind, metricsBind: bind, metricsPort: 0 };
      const { server } = await start({ primary: memoryStockIndex(testCars), env });
      for (const port of [server.port, server.metricsPort ?? 0]) {
        expect(await isListening(port, '127.0.0.1')).toBe(true);
        expect(await isListening(port, '127.0.0.2')).toBe(isThere);
      }
    },
  );

  it('lives at once, and is ready when it has searched as often as it should', async () => {
    const { index, release } = heldIndex();
    const { get, server } = await start({ primary: index, env: { warmUpSearches: 30 }, clock: fakeClock() });
    expect((await get('/health', { host: '10.0.0.1' })).status).toBe(200);
    expect((await get('/ready', { host: '10.0.0.1' })).status).toBe(503);
    release();
    await server.warmedUp;
    expect((await get('/ready', { host: '10.0.0.1' })).status).toBe(200);
    expect(index.calls.searches).toBe(30);
  });

  it('is ready while the fallback answers in place of the engine', async () => {
    const { get, server } = await start({
      primary: broken,
      fallback: memoryStockIndex(testCars),
      env: { warmUpSearches: 30 },
    });
    await server.warmedUp;
    expect((await get('/ready')).status).toBe(200);
  });

  it('is not ready while nobody answers, and becomes so when somebody does', async () => {
    const sites = memorySites();
    sites.isDown = true;
    const clock = fakeClock();
    const { get, lines } = await start({
      primary: memoryStockIndex(testCars),
      sites,
      clock,
      env: { warmUpSearches: 5 },
    });
    await expect.poll(() => lines.some(({ event }) => event === 'warm_up_failed')).toBe(true);
    expect((await get('/ready')).status).toBe(503);
    sites.isDown = false;
    await clock.move(1_000);
    expect((await get('/ready')).status).toBe(200);
  });
});

describe('a site that cannot be found out', () => {
  it('is a 503 sent as no-store, and an unknown one a plain 404', async () => {
    const { get, sites } = await start({ primary: memoryStockIndex(testCars) });
    const unknown = await get('/api/search', { host: 'nobody.example' });
    expect([unknown.status, unknown.body, unknown.headers['content-type']]).toEqual([
      404,
      'Not found\n',
      'text/plain; charset=utf-8',
    ]);
    sites.isDown = true;
    const away = await get('/api/search');
    expect([away.status, away.headers['retry-after'], away.headers['cache-control']]).toEqual([
      503,
      '2',
      'no-store',
    ]);
  });
});

describe('an engine that fails', () => {
  it('is answered for by the fallback, marked, and not cached beyond two seconds', async () => {
    const clock = fakeClock();
    const fallback = memoryStockIndex(testCars);
    const { get } = await start({ primary: broken, fallback, clock });
    const got = await get('/api/search');
    expect(JSON.parse(got.body)).toMatchObject({ count: 3, degraded: true });
    expect([got.headers['etag'], got.headers['cache-control']]).toEqual([
      undefined,
      'public, max-age=0, s-maxage=2',
    ]);
    await clock.move(1_900);
    await get('/api/search');
    expect(fallback.calls.searches).toBe(1);
    await clock.move(200);
    await get('/api/search');
    expect(fallback.calls.searches).toBe(2);
  });

  it('without a fallback is a 503 that says when to come back', async () => {
    const { get } = await start({ primary: broken });
    for (const path of ['/api/search', '/api/search/suggest?query=to']) {
      const got = await get(path);
      expect([got.status, got.headers['retry-after'], JSON.parse(got.body).error.code]).toEqual([
        503,
        '3',
        'search_unavailable',
      ]);
    }
  });

  it('by an error of ours is a 503 as well, and the log quotes nothing of it', async () => {
    const ours: StockIndex = { ...broken, search: () => Promise.reject(new TypeError('jane@mail.example')) };
    const { get, lines } = await start({ primary: ours });
    expect((await get('/api/search')).status).toBe(503);
    expect(JSON.stringify(lines)).not.toContain('jane');
  });
});

describe('a visitor who does not wait', () => {
  it('leaves a line in the log all the same', async () => {
    const { index, searched, release } = heldIndex();
    const test = await start({ primary: index, clock: fakeClock() });
    const socket = connect(test.server.port, '127.0.0.1');
    socket.write('GET /api/search HTTP/1.1\r\nHost: harbour.example\r\n\r\n');
    await searched;
    socket.destroy();
    // A request that comes after it is served after it: by then the server has seen the visitor go.
    await test.get('/health');
    release();
    await expect
      .poll(() => test.lines.find(({ route }) => route === '/api/search'))
      .toMatchObject({ site: 'harbour', isCutOff: true });
  });
});

describe('a server that stops', () => {
  it('finishes what it has begun, and takes nothing new', async () => {
    const { index, searched, release } = heldIndex();
    const test = await start({ primary: index, clock: fakeClock() });
    const begun = test.get('/api/search', { connection: 'keep-alive' });
    await searched;
    const stopping = test.server.stop();
    await expect(test.get('/health')).rejects.toThrow('ECONNREFUSED');
    release();
    const got = await begun;
    expect([got.status, got.headers['connection']]).toEqual([200, 'close']);
    await stopping;
  });

  it('ends what does not finish', async () => {
    const { index, searched } = heldIndex();
    const test = await start({ primary: index, clock: fakeClock(), env: { stopSeconds: 0.05 } });
    const begun = test.get('/api/search');
    begun.catch(() => undefined);
    await searched;
    await test.server.stop();
    await expect(begun).rejects.toThrow('socket hang up');
  });
});
