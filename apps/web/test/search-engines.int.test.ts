import { setTimeout as sleep } from 'node:timers/promises';
import { searchStockView, type SearchStockView } from '@forecourt/app/stock/search/search-stock.view';
import { stockVersions } from '@forecourt/store/directory/stock-versions';
import { arbitraryStock } from '@forecourt/testkit/stock-index/arbitrary-stock';
import * as fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openContractDatabase, type ContractDatabase } from '@forecourt/testkit-db/contract-database';
import { filledIndex, testClient } from '../../../packages/search/test/test-index.ts';
import { compose, type Composed } from '../server/compose.ts';
import { readEnv } from '../server/env.ts';
import { startServer, type RunningServer } from '../server/start-server.ts';
import { plainRenderer } from './plain-renderer.ts';
import { systemClock } from '@forecourt/server/clock/system-clock';
import { arbitraryAddress } from './arbitrary-address.ts';
import { openSearchPort } from './env.ts';
import { faultProxy, type Fault, type FaultProxy } from './fault-proxy.ts';
import { rawGet, statusOf } from '@forecourt/testkit/raw-request';
import { get } from './test-server.ts';
import { startWebProcess } from './web-process.ts';

const stock = arbitraryStock(4_000);
const client = testClient();
let database: ContractDatabase;
let index: Awaited<ReturnType<typeof filledIndex>>;
let proxy: FaultProxy;
let composed: Composed;
let server: RunningServer;
let variables: Readonly<Record<string, string>>;
const lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  [database, index, proxy] = await Promise.all([
    openContractDatabase(stock),
    filledIndex(client, stock.documents),
    faultProxy(openSearchPort),
  ]);
  variables = {
    FORECOURT_DEVELOPMENT: 'true',
    DATABASE_URL: database.url,
    OPENSEARCH_NODES: `http://127.0.0.1:${proxy.port}`,
    STOCK_INDEX: index.index,
    PLATFORM_DOMAIN: 'forecourt.example',
    WEB_PORT: '0',
    WEB_WARM_UP_SEARCHES: '50',
    // One client asks for hundreds of addresses.
    WEB_NETWORK_REQUESTS: '100000',
    WEB_SITE_SHARE: '100000',
  };
  const env = readEnv(variables);
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
  composed = compose(env, log);
  server = await startServer({
    ports: composed.ports,
    clock: systemClock,
    renderer: plainRenderer,
    log,
    env,
  });
  await server.warmedUp;
});
afterAll(async () => {
  await server.stop();
  await composed.close();
  await Promise.all([proxy.close(), index.drop(), database.close()]);
  await client.close();
});

const hostOf = (shop: number) => `contract-${shop}.forecourt.example`;
const ask = (shop: number, path: string, headers = {}) =>
  get(server.port, path, { host: hostOf(shop), ...headers });
const view = async (shop: number, path: string): Promise<SearchStockView> =>
  searchStockView.parse(JSON.parse((await ask(shop, path)).body));
const shownBy = (shop: number) => new Set<string>(stock.shops[shop]?.dealerships.map(({ id }) => id));

let searches = 0;
/** A search that nobody has made before, so that no answer is kept. */
const freshSearch = () => {
  searches += 1;
  return `/api/search?range[km]=:${900_000 + searches}&sortBy=priceAsc`;
};

const tagOf = async (shop: number) => String((await ask(shop, '/api/search')).headers['etag']);
const p95 = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.ceil(all.length * 0.95) - 1] ?? 0;

async function until(isSo: () => Promise<boolean>, withinMs: number): Promise<number> {
  const startedMs = performance.now();
  while (performance.now() - startedMs < withinMs) {
    if (await isSo()) return performance.now() - startedMs;
    await sleep(50);
  }
  throw new Error(`not within ${withinMs} ms`);
}

/** On a starved machine the engine may have been given up for being slow, as it should be. */
const engineIsUsed = () => until(async () => (await view(0, freshSearch())).degraded === undefined, 20_000);

describe('the search on real engines', () => {
  it('TEN-8 answers each site from the dealerships that are shared with it', async () => {
    await engineIsUsed();
    for (const shop of stock.shops.keys()) {
      const { hits, count } = await view(shop, '/api/search?sortBy=latest');
      expect(count > 0).toBe(shownBy(shop).size > 0);
      for (const { dealership_id: id } of hits) expect(shownBy(shop)).toContain(id);
    }
  });

  it('URL-2 answers whatever an address says, and the engine is in use afterwards', async () => {
    const before = lines.length;
    await fc.assert(
      fc.asyncProperty(arbitraryAddress, async (address) => {
        expect([200, 400, 404, 414]).toContain(statusOf(await rawGet(server.port, address, hostOf(0))));
      }),
      { numRuns: 300 },
    );
    expect(lines.slice(before).filter(({ level }) => Number(level) >= 50)).toEqual([]);
    await engineIsUsed();
  });

  it('answers under a new tag within a second or so of a change of the stock, and only the sites that show it', async () => {
    const [before, elsewhere] = [await tagOf(1), await tagOf(3)];
    await stockVersions(database.indexer).raise([...(stock.shops[1]?.dealerships ?? [])].map(({ id }) => id));
    const tookMs = await until(async () => (await tagOf(1)) !== before, 3_000);
    console.log(`a new stock version was known after ${Math.round(tookMs)} ms`);
    expect(await tagOf(3)).toBe(elsewhere);
  });

  it('TEN-10.1 shows nothing of a dealership a second or so after its sharing has ended', async () => {
    const [gone] = stock.shops[4]?.dealerships ?? [];
    if (!gone) throw new Error('no dealership');
    const countOfGone = async () =>
      (await view(4, '/api/search?x=1')).hits.filter(({ dealership_id: id }) => id === gone.id).length;
    expect(await countOfGone()).toBeGreaterThan(0);
    await database.loader.kysely
      .deleteFrom('siteDealerships')
      .where('dealershipId', '=', gone.id)
      .where('siteId', '=', stock.shops[4]?.siteId ?? '')
      .execute();
    await until(async () => (await countOfGone()) === 0, 3_000);
  });
});

describe('an engine that is', () => {
  // Whether every search is answered, and by whom; how quickly under load is for a machine of its own to say.
  const perSecond = 10;
  const loadMs = 4_000;
  /** The longest that an engine is waited for before it is given up. */
  const givenUpMs = 1_300;

  afterEach(() => proxy.setFault('none'));

  /** Searches at a steady pace, whether or not the ones before were answered. */
  async function load() {
    const sent: Promise<{ status: number; degraded: boolean; ms: number; atMs: number }>[] = [];
    const startedMs = performance.now();
    for (let turn = 0; turn < (loadMs / 1_000) * perSecond; turn += 1) {
      await sleep(Math.max(0, startedMs + (turn * 1_000) / perSecond - performance.now()));
      const atMs = performance.now();
      sent.push(
        // Of two sites: what goes wrong with one alone is no reason to leave the engine.
        ask(turn % 2, freshSearch()).then(({ status, body }) => ({
          status,
          degraded: body.includes('"degraded":true'),
          ms: performance.now() - atMs,
          atMs: atMs - startedMs,
        })),
      );
    }
    return await Promise.all(sent);
  }

  it.each<Exclude<Fault, 'none'>>(['stopped', 'hanging', 'slow', 'garbled', 'noise'])(
    '%s is answered for by the database, and used again within ten seconds of its return',
    async (fault) => {
      await until(async () => (await view(0, freshSearch())).degraded === undefined, 10_000);
      await proxy.setFault(fault);
      const all = await load();
      expect(all.filter(({ status }) => status !== 200)).toEqual([]);
      expect(all.filter(({ degraded, atMs }) => atMs > givenUpMs && !degraded)).toEqual([]);
      await proxy.setFault('none');
      const backMs = await until(async () => (await view(0, freshSearch())).degraded === undefined, 10_000);
      const steady = all.filter(({ atMs }) => atMs > givenUpMs).map(({ ms }) => ms);
      const [usual, longest] = [p95(steady), Math.max(...all.map(({ ms }) => ms))].map(Math.round);
      console.log(
        `${fault}: p95 ${usual} ms once given up, longest ${longest} ms, used again after ${Math.round(backMs)} ms`,
      );
    },
  );
});

describe('the server as a process', () => {
  it('starts, warms up, answers, and finishes what it began when it is told to stop', async () => {
    const web = await startWebProcess(variables);
    const got = await get(web.port, '/api/search', { host: hostOf(0) });
    expect(got.status).toBe(200);
    expect(web.lines.find(({ event }) => event === 'server_ready')).toMatchObject({ searches: 50 });
    const last = Array.from({ length: 10 }, () => get(web.port, freshSearch(), { host: hostOf(0) }));
    await sleep(15);
    web.kill('SIGTERM');
    const ended = await Promise.allSettled(last);
    expect(await web.ended).toBe(0);
    const answered = ended.filter((one) => one.status === 'fulfilled').length;
    // What had not been accepted yet is refused; what had been is answered.
    const begun = web.lines.filter(({ event, isCutOff }) => event === 'request' && isCutOff !== true).length;
    expect(begun).toBe(answered + 1);
    expect(web.lines.some(({ isCutOff }) => isCutOff === true)).toBe(false);
  });

  it('does not start without knowing where its engines are', async () => {
    await expect(startWebProcess({})).rejects.toThrow('the server ended: 1');
  });
});
