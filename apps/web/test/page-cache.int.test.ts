import { setTimeout as sleep } from 'node:timers/promises';
import { twoSites } from '@forecourt/testkit/two-sites';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTwoDealers, type TwoDealers } from '@forecourt/testkit-db/two-dealers';
import { redisPort } from './env.ts';
import { poisonPages } from './poison-pages.ts';
import { faultProxy, type Fault, type FaultProxy } from './fault-proxy.ts';
import { get } from './test-server.ts';
import { startWebProcess, type WebProcess } from './web-process.ts';

const { harbour, ranges } = twoSites;
/** A second, and what a busy machine takes for the rest. */
const seenWithinMs = 1_500;
const stockWindowMs = 30_000;
const longestTestMs = 6_000;
/** Another for every run: Redis outlives it. */
const build = `test-${process.pid}-${Date.now()}`;

let dealers: TwoDealers;
let proxies: FaultProxy[];
let processes: WebProcess[];

beforeAll(async () => {
  dealers = await openTwoDealers();
  proxies = await Promise.all([faultProxy(redisPort), faultProxy(redisPort)]);
  processes = await Promise.all(proxies.map(({ port }) => start(port)));
});
afterAll(async () => {
  for (const one of processes) one.kill('SIGTERM');
  await Promise.all(processes.map(({ ended }) => ended));
  await Promise.all(proxies.map((proxy) => proxy.close()));
  await dealers.close();
});
afterEach(() => Promise.all(proxies.map((proxy) => proxy.setFault('none'))));

const start = (port: number) =>
  startWebProcess(
    {
      DATABASE_URL: dealers.made.webUrl,
      OPENSEARCH_NODES: 'http://127.0.0.1:1',
      PLATFORM_DOMAIN: 'forecourt.example',
      REDIS_URL: `redis://127.0.0.1:${port}`,
      BUILD_ID: build,
      MEDIA_KEY: 'key of tests',
      CODE_KEY: 'a key of tests that is long enough',
      WEB_PORT: '0',
      WEB_WARM_UP_SEARCHES: '0',
    },
    'test-web.ts',
  );

interface Seen {
  readonly title: string;
  readonly cache: unknown;
  readonly ms: number;
}

/** A page of a site, and what the process says of how it had it. */
async function look(web: WebProcess, site: { readonly slug: string }, path = '/offers'): Promise<Seen> {
  const startedMs = performance.now();
  const logged = () => web.lines.filter(({ event }) => event === 'request');
  const before = logged().length;
  const got = await get(web.port, path, { host: `${site.slug}.forecourt.example` });
  const ms = performance.now() - startedMs;
  while (logged().length === before) await sleep(1);
  const [, title = ''] = /<title>(.*?)<\/title>/.exec(got.body) ?? [];
  return { title, cache: logged().at(-1)?.['cache'], ms };
}

/** Pages that show stock lately are made anew with every window: within the next seconds none may begin. */
async function windowStays(): Promise<void> {
  const leftMs = stockWindowMs - (Date.now() % stockWindowMs);
  if (leftMs < longestTestMs) await sleep(leftMs + 50);
}

async function cachedEverywhere(): Promise<void> {
  await windowStays();
  for (const web of processes) {
    for (const site of [harbour, ranges]) {
      await look(web, site);
      expect((await look(web, site)).cache).toBe('hit');
    }
  }
}

/** Until both use Redis: again after what was done to it, or for the first time. */
async function redisIsUsed([one, other] = processes): Promise<void> {
  if (!one || !other) throw new Error('two processes');
  for (let turn = 0; turn < 20; turn += 1) {
    await windowStays();
    const name = await rename();
    await seenAfterMs(one, name);
    // A page is shared when it is requested again.
    await look(one, harbour);
    for (;;) {
      const { title, cache } = await look(other, harbour);
      if (title.includes(name) && cache === 'shared') return;
      if (title.includes(name)) break;
      await sleep(20);
    }
  }
  throw new Error('Redis is not used');
}

/** One more process, which has made nothing yet. */
async function started(): Promise<WebProcess> {
  const web = await start(redisPort);
  processes.push(web);
  const [first] = processes;
  if (first) await redisIsUsed([first, web]);
  return web;
}

let names = 0;
const rename = async () => {
  names += 1;
  await dealers.loader.kysely
    .updateTable('sites')
    .set({ name: `Harbour ${names}` })
    .where('id', '=', harbour.id)
    .execute();
  return `Harbour ${names}`;
};

async function seenAfterMs(web: WebProcess, name: string, others: unknown[] = []): Promise<number> {
  const startedMs = performance.now();
  while (performance.now() - startedMs < 5_000) {
    if ((await look(web, harbour)).title.includes(name)) return performance.now() - startedMs;
    others.push((await look(web, ranges)).cache);
    await sleep(20);
  }
  throw new Error('not seen within five seconds');
}

describe('two processes', () => {
  it.each<[string, Fault, Fault]>([
    ['with Redis', 'none', 'none'],
    ['when word of it is lost on the way to one', 'none', 'hanging'],
    ['with Redis down', 'stopped', 'stopped'],
    ['with Redis slow', 'slow', 'slow'],
    ['with Redis talking nonsense', 'noise', 'noise'],
  ])(
    'TEN-3.1 both show a change within a second %s, and the other site stays kept',
    async (_, one, other) => {
      await cachedEverywhere();
      await Promise.all([proxies[0]?.setFault(one), proxies[1]?.setFault(other)]);
      const name = await rename();
      const others: unknown[] = [];
      const tookMs = await Promise.all(processes.map((web) => seenAfterMs(web, name, others)));
      expect(others.filter((cache) => cache !== 'hit')).toEqual([]);
      console.log(`Redis ${one}, ${other}: seen after ${tookMs.map(Math.round).join(' and ')} ms`);
      for (const ms of tookMs) expect(ms).toBeLessThan(seenWithinMs);
    },
  );

  it('see a change of the content within a second', async () => {
    await cachedEverywhere();
    await dealers.loader.kysely
      .insertInto('promos')
      .values({ siteId: harbour.id, kind: 'card', name: 'Promo' })
      .execute();
    await sleep(seenWithinMs);
    for (const web of processes) {
      expect((await look(web, harbour)).cache).not.toBe('hit');
      expect((await look(web, ranges)).cache).toBe('hit');
    }
  });

  it('make a page once for both, and TEN-8 show the real one whatever somebody has written to Redis', async () => {
    const [one, other] = processes;
    if (!one || !other) throw new Error('two processes');
    const newcomer = await started();
    await windowStays();
    expect((await look(one, harbour, '/finance')).cache).toBe('miss');
    expect((await look(one, harbour, '/finance')).cache).toBe('hit');
    expect((await look(newcomer, harbour, '/finance')).cache).toBe('shared');
    expect(await poisonPages(redisPort, build)).toBeGreaterThan(0);
    const host = `${harbour.slug}.forecourt.example`;
    const [real, got] = [
      await get(newcomer.port, '/finance', { host }),
      await get(other.port, '/finance', { host }),
    ];
    expect(real.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect([got.status, got.body, got.headers['content-security-policy']]).toEqual([
      200,
      real.body,
      real.headers['content-security-policy'],
    ]);
  });

  it.each<Fault>(['stopped', 'hanging', 'slow'])('wait for no Redis that is %s', async (fault) => {
    const [web] = processes;
    if (!web) throw new Error('two processes');
    await redisIsUsed();
    await proxies[0]?.setFault(fault);
    const all: number[] = [];
    for (let turn = 0; turn < 40; turn += 1) all.push((await look(web, harbour, `/${fault}-${turn}`)).ms);
    all.sort((a, b) => a - b);
    console.log(`Redis ${fault}: median ${all[20]?.toFixed(1)} ms, longest ${all.at(-1)?.toFixed(1)} ms`);
    expect(all[20]).toBeLessThan(50);
    expect(all.at(-1)).toBeLessThan(500);
  });
});
