import type { MadeOf } from '@forecourt/app/shared/page.view';
import type { Clock } from '@forecourt/app/ports/platform/clock.port';
import type { SharedCache } from '@forecourt/app/ports/platform/shared-cache.port';
import type { SiteContext } from '@forecourt/app/site/site-context';
import type { HttpResponse } from '@forecourt/server/http/response';
import { lruMap } from '@forecourt/server/cache/lru-map';
import { byteLimitedMap } from '@forecourt/server/cache/byte-limited-map';
import { chooseEncoding } from '@forecourt/server/http/encoding';
import { singleFlight } from '@forecourt/server/cache/single-flight';
import type { TakeToken } from '@forecourt/server/limits/token-bucket';
import { canonicalQuery } from './canonical-query.ts';
import {
  degradedMs,
  isSameVersion,
  cacheMs,
  cachedPage,
  compressPage,
  versionOf,
  type CachedPage,
  type MadePage,
} from './cached-page.ts';
import { readSharedPage, sharedKey, writeSharedPage } from './shared-page.ts';

/** A page as it is asked for. There is no visitor and no cookie in it, so that no cached page can hold one. */
export interface PageCacheRequest {
  readonly context: SiteContext;
  readonly representation: 'document' | 'data';
  readonly path: string;
  readonly query: string;
  readonly ifNoneMatch: string | undefined;
  readonly acceptEncoding: string | undefined;
}

/** Makes the page of an address whose query is canonical. */
export type MakePage = (query: string) => Promise<MadePage>;

export interface PageCache {
  readonly bytes: number;
  readonly entries: number;
  /** A page that is cached, holds and is packed as its asker wants it; null: it has to be asked for by `answer`. */
  find(request: PageCacheRequest): HttpResponse | null;
  respond(request: PageCacheRequest, make: MakePage): Promise<HttpResponse>;
}

export interface PageCacheOptions {
  readonly mostBytes: number;
  readonly buildId: string;
  readonly clock: Clock;
  readonly shared: SharedCache;
  /** How many pages a site may have made: whoever asks it for nonsense takes nothing from the others. */
  readonly takePage: TakeToken<string>;
}

/** Too many pages of one site are asked for that nobody has asked for before. */
export class TooManyPages extends Error {
  override readonly name = 'TooManyPages';
}

/** What one site may take of the whole. */
const siteShare = 0.25;
/** What is not there has endless addresses: it gets a little of the room, and pushes out only its like. */
const missingShare = 0.05;
const mostPaths = 20_000;
/** After its end a page may still stand in for one that cannot be made. */
const standInMs = 60 * 60_000;
const largestShared = 1024 * 1024;
/** The headers of a page's answers and what names its versions, roughly. */
const pageBytes = 3_000;

/** A page to be cached, and whether another process had made it. */
interface Fetched {
  readonly page: CachedPage;
  readonly from: 'miss' | 'shared';
}

/**
 * Finished pages of all sites: in this process, and for all processes in what they share. Whether a page still
 * holds is seen from the versions that the site's context carries; no hit asks anybody anything.
 */
export function pageCache({ mostBytes, buildId, clock, shared, takePage }: PageCacheOptions): PageCache {
  const room = (part: number) => {
    const most = mostBytes * part;
    return byteLimitedMap<CachedPage>({ most, mostOfOwner: most * siteShare });
  };
  const found = room(1 - missingShare);
  const missing = room(missingShare);
  const sources = lruMap<string, MadeOf>(mostPaths);
  const flights = singleFlight<Fetched | HttpResponse>();

  function holds(page: CachedPage, { versions }: SiteContext): boolean {
    if (page.untilMs <= clock.elapsedMs()) return false;
    const { version, madeOf } = page;
    if (version.settings !== versions.settings || version.content !== versions.content) return false;
    if (madeOf?.stock === 'none') return true;
    if (madeOf?.stock === 'lately') return isSameVersion(version, versionOf(versions, madeOf, clock.now()));
    return version.stock === String(versions.stock);
  }

  /** Of pages that are there alone: the others' paths have no end. */
  function learn({ context, path }: PageCacheRequest, status: number, madeOf: MadeOf | undefined): void {
    if (madeOf && status === 200) sources.set(`${context.site.id} ${path}`, madeOf);
  }

  function findCached(siteId: string, address: string): CachedPage | undefined {
    return found.get(siteId, address) ?? missing.get(siteId, address);
  }

  function store(siteId: string, address: string, page: CachedPage): void {
    const [into, other] = page.plain.status === 200 ? [found, missing] : [missing, found];
    other.delete(siteId, address);
    into.set(siteId, address, page, page.variants.bytes + pageBytes);
  }

  async function respondWith(
    page: CachedPage,
    request: PageCacheRequest,
    address: string,
  ): Promise<HttpResponse> {
    const ready = readyResponse(page, request);
    if (ready) return ready;
    const encoding = chooseEncoding(request.acceptEncoding);
    if (encoding === 'identity') return { ...page.plain, body: await page.variants.decompress() };
    const response = await page.variants.make(encoding);
    const siteId = request.context.site.id;
    // It has grown; unless it has been forgotten meanwhile, that counts.
    if (findCached(siteId, address) === page) store(siteId, address, page);
    return response;
  }

  /** Most pages of a search are requested once; those that are not are worth a better compression. */
  function respondAgain(page: CachedPage, request: PageCacheRequest, address: string): Promise<HttpResponse> {
    page.variants.recompress();
    return respondWith(page, request, address);
  }

  async function fromShared(context: SiteContext, address: string): Promise<CachedPage | null> {
    const key = sharedKey(buildId, context.site.id, address);
    const bytes = await shared.get(key);
    const read = bytes && readSharedPage(key, bytes);
    const leftMs = read ? read.untilMs - clock.now().getTime() : 0;
    if (!read || leftMs <= 0) return null;
    const { compressed, version, madeOf } = read;
    const untilMs = clock.elapsedMs() + Math.min(leftMs, cacheMs);
    const page = cachedPage(compressed, { version, madeOf, isDegraded: false, untilMs });
    return holds(page, context) ? page : null;
  }

  async function fetchOrMake(
    request: PageCacheRequest,
    query: string,
    make: MakePage,
  ): Promise<Fetched | HttpResponse> {
    const { context, representation, path } = request;
    const { site, versions } = context;
    const address = addressOf(representation, path, query);
    const ofOthers = await fromShared(context, address);
    if (ofOthers) {
      store(site.id, address, ofOthers);
      learn(request, ofOthers.plain.status, ofOthers.madeOf);
      return { page: ofOthers, from: 'shared' };
    }
    if (takePage(site.id, clock.elapsedMs()) > 0) throw new TooManyPages('too many pages of a site');
    const startedAt = clock.now();
    const { response, page: loaded } = await make(query);
    if (!loaded || !isCacheable(response.status)) return response;
    const { madeOf, isDegraded } = loaded;
    learn(request, response.status, madeOf);
    // Made of more than the page reads, some of which may stand in it: it is no page for others.
    if (canonicalQuery(query, madeOf?.query) !== query) return withoutCaching(response);

    const compressed = compressPage(response, site.id);
    const ttlMs = ttlOf(loaded, startedAt);
    // Of the versions from before it was read: what changed meanwhile makes it old, and it is made again.
    const version = versionOf(versions, madeOf, startedAt);
    const page = cachedPage(compressed, { version, madeOf, isDegraded, untilMs: clock.elapsedMs() + ttlMs });
    if (ttlMs > 0) store(site.id, address, page);
    if (ttlMs > degradedMs && !isDegraded && compressed.br.length <= largestShared) {
      const key = sharedKey(buildId, site.id, address);
      const untilMs = startedAt.getTime() + ttlMs;
      shared.set(key, writeSharedPage(key, { compressed, version, madeOf, untilMs }), ttlMs);
    }
    return { page, from: 'miss' };
  }

  /** While the database is away, say: what was right an hour ago is better than nothing, unless a setting changed. */
  function canStandIn(page: CachedPage | undefined, { versions }: SiteContext): page is CachedPage {
    return (
      page !== undefined &&
      page.version.settings === versions.settings &&
      clock.elapsedMs() - page.untilMs < standInMs
    );
  }

  async function respondAnew(
    request: PageCacheRequest,
    query: string,
    old: CachedPage | undefined,
    make: MakePage,
  ): Promise<HttpResponse> {
    const { context, representation, path } = request;
    const { stock, settings, content } = context.versions;
    const address = addressOf(representation, path, query);
    const name = `${context.site.id} ${settings} ${content} ${stock} ${address}`;
    const isAwaited = flights.has(name);
    try {
      const fetched = await flights.run(name, () => fetchOrMake(request, query, make));
      if (!('page' in fetched)) return fetched;
      const response = await respondWith(fetched.page, request, address);
      return {
        ...response,
        logFields: { ...response.logFields, cache: isAwaited ? 'coalesced' : fetched.from },
      };
    } catch (error) {
      if (!canStandIn(old, context)) throw error;
      const response = await respondWith(old, request, address);
      return { ...response, logFields: { ...response.logFields, cache: 'stale' } };
    }
  }

  function look({ context, representation, path, query: written }: PageCacheRequest) {
    const siteId = context.site.id;
    const read = written === '' ? undefined : sources.get(`${siteId} ${path}`)?.query;
    const query = canonicalQuery(written, read);
    const address = addressOf(representation, path, query);
    return { query, address, page: findCached(siteId, address) };
  }

  return {
    get bytes() {
      return found.bytes + missing.bytes;
    },
    get entries() {
      return found.size + missing.size;
    },
    find(request) {
      const { page } = look(request);
      if (!page || !holds(page, request.context)) return null;
      page.variants.recompress();
      return readyResponse(page, request);
    },
    respond(request, make) {
      const { query, page, address } = look(request);
      if (page && holds(page, request.context)) return respondAgain(page, request, address);
      return respondAnew(request, query, page, make);
    },
  };
}

function readyResponse(
  page: CachedPage,
  { ifNoneMatch, acceptEncoding }: PageCacheRequest,
): HttpResponse | null {
  if (ifNoneMatch !== undefined && page.tag !== null && hasTag(ifNoneMatch, page.tag))
    return page.notModified;
  const encoding = chooseEncoding(acceptEncoding);
  return encoding === 'identity' ? null : (page.variants.find(encoding) ?? null);
}

function addressOf(representation: PageCacheRequest['representation'], path: string, query: string): string {
  return query === '' ? `${representation} ${path}` : `${representation} ${path}?${query}`;
}

function withoutCaching(response: HttpResponse): HttpResponse {
  return { ...response, headers: { ...response.headers, 'cache-control': 'no-cache' } };
}

function isCacheable(status: number): boolean {
  return status === 200 || status === 404 || status === 410;
}

function ttlOf({ validUntil, isDegraded }: NonNullable<MadePage['page']>, now: Date): number {
  const untilRule = validUntil === null ? Infinity : validUntil.getTime() - now.getTime();
  return Math.max(0, Math.min(untilRule, isDegraded ? degradedMs : cacheMs));
}

const mostTags = 20;

function hasTag(header: string, tag: string): boolean {
  const opaque = tag.slice(2);
  return header.split(',', mostTags).some((one) => one.trim().replace(/^W\//, '') === opaque);
}
