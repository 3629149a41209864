import { randomBytes } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { MadeOf } from '@forecourt/app/shared/page.view';
import type { SharedCache } from '@forecourt/app/ports/platform/shared-cache.port';
import type { SiteContext } from '@forecourt/app/site/site-context';
import { twoSites } from '@forecourt/testkit/two-sites';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeClock, type FakeClock } from '@forecourt/testkit/fake-clock';
import { Overloaded } from '@forecourt/resilience/overloaded';
import type { HttpResponse } from '@forecourt/server/http/response';
import { signedCache } from '@forecourt/server/cache/signed-cache';
import type { MadePage } from './cached-page.ts';
import { pageCache, type PageCache } from './page-cache.ts';
import type { PageCacheRequest, UncachedPage } from './page-cache-request.ts';
import { writeSharedPage } from './shared-page.ts';

const { harbour, ranges } = twoSites;
const contextOf = (site: { readonly id: string }, versions = { stock: 1, settings: 'a', content: 1 }) =>
  ({ site, versions }) as unknown as SiteContext;
const atOnce: MadeOf = { query: [], stock: 'at-once' };

let clock: FakeClock;
let cache: PageCache;
/** What was made, in the order in which it was. */
let made: string[];
beforeEach(() => {
  clock = fakeClock();
  made = [];
  cache = newCache();
});

const noneShared: SharedCache = { get: async () => null, set: () => undefined };
const newCache = (options: { shared?: SharedCache; mostBytes?: number } = {}) => {
  const { shared = noneShared, mostBytes = 4_000_000 } = options;
  return pageCache({
    mostBytes,
    buildId: 'build',
    clock,
    shared,
    headersOf: async () => ({ 'content-type': 'text/html', 'content-security-policy': 'ours' }),
    limits: { atOnce: 4, mostOfOwner: 2, waiting: 4 },
  });
};

const refuse = () => {
  throw new Overloaded('a site has had its share');
};

interface PageToFind extends Partial<PageCacheRequest> {
  readonly response?: Partial<HttpResponse>;
  readonly page?: Partial<NonNullable<MadePage['page']>> | null;
  readonly into?: PageCache;
  readonly admit?: () => void;
}

/** Asks for a page whose body says how many were made before it. */
async function ask({ response, page, into = cache, admit = () => undefined, ...given }: PageToFind = {}) {
  const request: PageCacheRequest = {
    context: contextOf(harbour),
    representation: 'document',
    path: '/',
    query: '',
    ifNoneMatch: undefined,
    acceptEncoding: 'br',
    ...given,
  };
  const make: UncachedPage['make'] = async (query) => {
    made.push(`${request.context.site.id} ${request.representation} ${request.path}?${query}`);
    await Promise.resolve();
    return {
      response: {
        status: 200,
        headers: { 'content-type': 'text/html' },
        body: `page ${made.length}`,
        ...response,
      },
      page: page === null ? null : { validUntil: null, isDegraded: false, madeOf: atOnce, ...page },
    };
  };
  const got = await into.respond(request, { admit, make, makeNotFound: () => Promise.reject(new Error()) });
  return { ...got, text: textOf(got), cache: got.logFields?.['cache'] };
}

function textOf({ headers, body }: HttpResponse): string {
  const bytes = Buffer.from(body);
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(bytes).toString();
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}

describe('a page that is cached', () => {
  it('is made once, and answered as each asker reads it', async () => {
    expect((await ask()).cache).toBe('miss');
    for (const acceptEncoding of ['br', 'gzip', undefined]) {
      const got = await ask({ acceptEncoding });
      expect([got.text, got.cache]).toEqual(['page 1', 'hit']);
      expect(got.headers['content-encoding']).toBe(acceptEncoding);
    }
  });

  it('is made once for all who ask at the same time', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => ask()));
    expect(made).toHaveLength(1);
    expect(new Set(all.map(({ text }) => text))).toEqual(new Set(['page 1']));
  });

  it('is another page as data', async () => {
    await ask();
    expect((await ask({ representation: 'data' })).text).toBe('page 2');
  });

  it('is answered by a word to whoever has it', async () => {
    const { headers } = await ask();
    const again = await ask({ ifNoneMatch: `"other", ${headers['etag']}` });
    expect([again.status, again.body]).toEqual([304, '']);
    expect(again.headers['cache-control']).toContain('stale-while-revalidate');
  });

  it('carries the names by which a network of caches forgets it', async () => {
    const { headers } = await ask({ response: { pageKind: 'home' } });
    expect(headers['surrogate-key']).toBe(`site-${harbour.id} kind-home`);
    expect(headers['cache-tag']).toBe(`site-${harbour.id},kind-home`);
  });
});

describe('another version', () => {
  const changed = { stock: 1, settings: 'a', content: 1 };
  it.each<[string, typeof changed, MadeOf['stock'], boolean]>([
    ['of the settings', { ...changed, settings: 'b' }, 'none', true],
    ['of the content', { ...changed, content: 2 }, 'none', true],
    ['of the stock, for a page that follows it', { ...changed, stock: 2 }, 'at-once', true],
    ['of the stock, for a page that may lag', { ...changed, stock: 2 }, 'lately', false],
    ['of the stock, for a page that shows none', { ...changed, stock: 2 }, 'none', false],
  ])('%s makes the page anew, and leaves the other site alone', async (_, versions, stock, isMade) => {
    const page = { madeOf: { query: [], stock } };
    await ask({ page });
    await ask({ page, context: contextOf(ranges) });
    expect((await ask({ page, context: contextOf(harbour, versions) })).text).toBe(
      isMade ? 'page 3' : 'page 1',
    );
    expect((await ask({ page, context: contextOf(ranges) })).cache).toBe('hit');
  });

  it('is looked at after half a minute where a page may lag', async () => {
    const page = { madeOf: { query: [], stock: 'lately' } as const };
    await ask({ page });
    await clock.move(30_000);
    expect((await ask({ page })).cache).toBe('miss');
  });

  it('of the stock counts where a page does not say what it is made of', async () => {
    const page = { madeOf: undefined } as unknown as PageToFind['page'];
    await ask({ page: page ?? null });
    const context = contextOf(harbour, { stock: 2, settings: 'a', content: 1 });
    expect((await ask({ page: page ?? null, context })).cache).toBe('miss');
  });
});

describe('time', () => {
  it('ends a page at the moment at which a rule changes it', async () => {
    const page = { validUntil: new Date(clock.now().getTime() + 5_000) };
    await ask({ page });
    await clock.move(4_999);
    expect((await ask({ page })).cache).toBe('hit');
    await clock.move(1);
    expect((await ask({ page })).cache).toBe('miss');
  });

  it('ends what a lesser engine answered after two seconds, and no browser keeps a tag of it', async () => {
    const page = { isDegraded: true };
    expect((await ask({ page })).headers).not.toHaveProperty('etag');
    await clock.move(1_999);
    expect((await ask({ page })).cache).toBe('hit');
    await clock.move(1);
    expect((await ask({ page })).cache).toBe('miss');
  });
});

describe('an address', () => {
  it('is the same page whatever trackers append, and is not even read for it again', async () => {
    await ask({ query: 'utm_source=a' });
    await ask({ query: '' });
    for (const query of ['utm_source=b', 'gclid=1', 'x=1', 'x=2', 'x=3&y=4']) {
      expect((await ask({ query })).cache).toBe('hit');
    }
    expect(cache.entries).toBe(1);
  });

  it('is another page for each thing that the page reads', async () => {
    const page = { madeOf: { query: ['page'], stock: 'none' } as const };
    expect((await ask({ page, query: 'page=1' })).text).toBe('page 1');
    expect((await ask({ page, query: 'page=2' })).text).toBe('page 2');
    expect((await ask({ page, query: 'page=1&x=1' })).text).toBe('page 1');
  });

  it('that says more than the page reads leaves nothing behind for others', async () => {
    const first = await ask({ query: 'evil=1' });
    expect(first.headers['cache-control']).toBe('no-cache');
    expect(cache.entries).toBe(0);
    expect((await ask({ query: 'evil=1' })).text).toBe('page 2');
    expect(made.at(-1)).toMatch(/\/\?$/);
  });
});

describe('what is never cached', () => {
  it.each([301, 302, 503, 500])('an answer of %s', async (status) => {
    await ask({ response: { status } });
    await ask({ response: { status } });
    expect([made.length, cache.entries]).toEqual([2, 0]);
  });

  it('what sends visitors elsewhere, also as data', async () => {
    await ask({ page: null });
    expect(cache.entries).toBe(0);
  });

  it('an answer that sets a cookie: it fails aloud', async () => {
    await expect(ask({ response: { headers: { 'Set-Cookie': 'a=1' } } })).rejects.toThrow('sets a cookie');
    expect(cache.entries).toBe(0);
  });

  it('a failure, which those who waited share', async () => {
    const failing = { response: { headers: { 'set-cookie': '' } } };
    const all = await Promise.allSettled([ask(failing), ask(failing)]);
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await ask()).status).toBe(200);
  });
});

describe('whoever asks for nonsense', () => {
  it('fills a little of the room with what is not there, and pushes out no page', async () => {
    const small = newCache({ mostBytes: 1_000_000 });
    await ask({ into: small, path: '/real' });
    for (let turn = 0; turn < 300; turn += 1) {
      await ask({ into: small, path: `/no-${turn}`, response: { status: 404 } });
    }
    expect(small.entries).toBeLessThan(60);
    expect((await ask({ into: small, path: '/real' })).cache).toBe('hit');
  });

  it('TEN-8 of one site has so many pages made at once, and takes none from another', async () => {
    const settled = Promise.allSettled(Array.from({ length: 20 }, (_, turn) => ask({ path: `/${turn}` })));
    expect((await ask({ context: contextOf(ranges) })).status).toBe(200);
    const refused = (await settled).filter((one) => one.status === 'rejected');
    // Two are made, and four wait.
    expect(refused).toHaveLength(14);
    expect(refused.every(({ reason }) => reason instanceof Overloaded)).toBe(true);
  });

  it('is made for whoever was let in alone; what is cached is for everybody', async () => {
    await expect(ask({ admit: refuse })).rejects.toThrow('a site has had its share');
    expect(made).toEqual([]);
    await ask();
    expect((await ask({ admit: refuse })).cache).toBe('hit');
  });

  it('TEN-8 is admitted where it has to be encoded anew, as for who accepts no compression', async () => {
    await ask();
    await expect(ask({ acceptEncoding: undefined, admit: refuse })).rejects.toThrow(
      'a site has had its share',
    );
    expect((await ask({ acceptEncoding: undefined })).text).toBe('page 1');
  });
});

describe('when a page cannot be made', () => {
  const broken = { response: { headers: { 'set-cookie': 'fails' } } };

  it('the last one stands in for it, unless a setting changed or it is too old', async () => {
    await ask();
    await clock.move(11 * 60_000);
    expect(await ask(broken)).toMatchObject({ text: 'page 1', cache: 'stale' });
    const context = contextOf(harbour, { stock: 1, settings: 'b', content: 1 });
    await expect(ask({ ...broken, context })).rejects.toThrow('cookie');
    await clock.move(2 * 60 * 60_000);
    await expect(ask(broken)).rejects.toThrow('cookie');
  });
});

/** Once to have it made, and once more, which makes it worth sharing. */
async function askTwice(page: PageToFind) {
  await ask(page);
  return ask(page);
}

const large = () => ({ response: { body: randomBytes(200_000) } });

function memoryShared() {
  const cached = new Map<string, Uint8Array>();
  const shared: SharedCache = {
    get: async (key) => cached.get(key) ?? null,
    set: (key, value) => void cached.set(key, value),
  };
  return { cached, shared };
}

describe('what processes share', () => {
  it('is a page that another has made, for as long as it holds there', async () => {
    const { shared } = memoryShared();
    const [one, other] = [newCache({ shared }), newCache({ shared })];
    await askTwice({ into: one, response: { pageKind: 'home' } });
    const got = await ask({ into: other });
    expect(got).toMatchObject({ text: 'page 1', pageKind: 'home', status: 200 });
    expect(got.headers).toMatchObject({
      'surrogate-key': `site-${harbour.id} kind-home`,
      'content-security-policy': 'ours',
    });
    expect((await ask({ into: other })).cache).toBe('hit');
    await clock.move(10 * 60_000);
    expect((await ask({ into: other })).text).toBe('page 2');
  });

  it('TEN-8 is never a page of another site or another version', async () => {
    const { shared } = memoryShared();
    const [one, other] = [newCache({ shared }), newCache({ shared })];
    await askTwice({ into: one });
    expect((await ask({ into: other, context: contextOf(ranges) })).text).toBe('page 2');
    const context = contextOf(harbour, { stock: 2, settings: 'a', content: 1 });
    expect((await ask({ into: other, context })).text).toBe('page 3');
  });

  it('is made anew where it cannot be read', async () => {
    const { shared, cached } = memoryShared();
    await askTwice({ into: newCache({ shared }) });
    expect(cached.size).toBe(1);
    for (const key of cached.keys()) cached.set(key, Buffer.from('nonsense'));
    expect((await ask({ into: newCache({ shared }) })).text).toBe('page 2');
  });

  it('is nothing that a lesser engine answered', async () => {
    const { shared, cached } = memoryShared();
    await askTwice({ into: newCache({ shared }), page: { isDegraded: true } });
    expect(cached.size).toBe(0);
  });

  it('OPS-8 is nothing that was requested once, nor what is not there', async () => {
    const { shared, cached } = memoryShared();
    const one = newCache({ shared });
    for (let turn = 0; turn < 50; turn += 1) await ask({ into: one, path: `/${turn}` });
    for (const status of [404, 410])
      await askTwice({ into: one, path: `/no-${status}`, response: { status } });
    expect(cached.size).toBe(0);
    await ask({ into: one, path: '/7' });
    expect(cached.size).toBe(1);
  });

  it('OPS-8 is so much of one site at a time, no page that is very large, and leaves the others theirs', async () => {
    const { shared, cached } = memoryShared();
    const one = newCache({ shared, mostBytes: 400_000_000 });
    for (let turn = 0; turn < 100; turn += 1) await askTwice({ into: one, path: `/${turn}`, ...large() });
    const ofSite = [...cached.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
    expect(ofSite).toBeGreaterThan(10_000_000);
    expect(ofSite).toBeLessThan(17_000_000);
    const before = cached.size;
    await askTwice({ into: one, context: contextOf(ranges), ...large() });
    await askTwice({
      into: one,
      context: contextOf(ranges),
      path: '/huge',
      response: { body: randomBytes(300_000) },
    });
    expect(cached.size).toBe(before + 1);
    await clock.move(10 * 60_000);
    await askTwice({ into: one, path: '/later', ...large() });
    expect(cached.size).toBe(before + 2);
  });

  it('TEN-8 is the real page with its own policy where somebody has written to Redis', async () => {
    const { shared, cached } = memoryShared();
    const signed = signedCache(shared, [Buffer.alloc(32, 'secret')]);
    await askTwice({ into: newCache({ shared: signed }) });
    await askTwice({ into: newCache({ shared: signed }), path: '/other' });
    const [key = ''] = cached.keys();
    const [entry, other] = cached.values();
    const br = brotliCompressSync('<script>alert(document.domain)</script>');
    const version = { settings: 'a', content: 1, stock: '1' };
    const untilMs = clock.now().getTime() + 60_000;
    const evil = writeSharedPage(key, {
      rendered: { pageKind: 'home', tag: 'x', br },
      version,
      madeOf: atOnce,
      untilMs,
    });
    const signature = Buffer.from(entry ?? []).subarray(0, 32);
    for (const poison of [evil, Buffer.concat([signature, evil]), other ?? Buffer.alloc(0)]) {
      cached.set(key, poison);
      const got = await ask({ into: newCache({ shared: signed }) });
      expect([got.text, got.cache]).toEqual([`page ${made.length}`, 'miss']);
    }
  });
});
