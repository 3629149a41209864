import type { Clock } from '@forecourt/app/ports/platform/clock.port';
import type { SharedCache } from '@forecourt/app/ports/platform/shared-cache.port';
import { concurrencyLimit, type ConcurrencyLimits } from '@forecourt/resilience/concurrency-limit';
import { Overloaded } from '@forecourt/resilience/overloaded';
import { singleFlight, type SingleFlight } from '@forecourt/resilience/single-flight';
import type { HttpResponse } from '@forecourt/server/http/response';
import { LRUCache } from 'lru-cache';
import type { CachedPage } from './cached-page.ts';
import { cachedPages } from './cached-pages.ts';
import { canonicalQuery } from './canonical-query.ts';
import { fetchPage, type Fetched, type PageLevels } from './fetch-page.ts';
import type { MakeNotFound, PageCacheRequest, UncachedPage } from './page-cache-request.ts';
import { isFresh, mayServeStale } from './page-freshness.ts';
import { readyResponse, respondWith, withCacheField } from './page-response.ts';
import { sharedPages, type HeadersOf } from './shared-pages.ts';

export interface PageCache {
  readonly bytes: number;
  readonly entries: number;
  /** The response to a hit, synchronously; null: it takes `respond` to make the page, or this encoding of it. */
  find(request: PageCacheRequest): HttpResponse | null;
  respond(request: PageCacheRequest, uncached: UncachedPage): Promise<HttpResponse>;
  /** The response to an address under which nothing lies: one page for all of them. */
  respondNotFound(request: PageCacheRequest, make: MakeNotFound): Promise<HttpResponse>;
}

export interface PageCacheOptions {
  readonly mostBytes: number;
  readonly buildId: string;
  readonly clock: Clock;
  readonly shared: SharedCache;
  /** The headers of a page that another process rendered. */
  readonly headersOf: HeadersOf;
  /** How many pages are made at once, and how many of them for one site. */
  readonly limits: ConcurrencyLimits;
}

interface Cache extends PageLevels {
  readonly flights: SingleFlight<Fetched | HttpResponse | null>;
}

interface Lookup {
  /** Canonical. */
  readonly query: string;
  readonly address: string;
  readonly page: CachedPage | undefined;
}

const mostPaths = 20_000;
/** Under what the page of addresses without one is cached: no path has a space. */
const notFoundPath = 'not found';
const refuse = () => new Overloaded('too many pages at once');

/** Finished pages of all sites, in two levels: the memory of this process, and what all processes share. */
export function pageCache({ mostBytes, limits, ...sharing }: PageCacheOptions): PageCache {
  const { clock } = sharing;
  const pages = cachedPages(mostBytes);
  const cache: Cache = {
    pages,
    shared: sharedPages(sharing),
    sources: new LRUCache({ max: mostPaths }),
    flights: singleFlight(),
    clock,
    limit: concurrencyLimit({ ...limits, order: 'fifo', refuse, clock }),
  };
  return {
    get bytes() {
      return pages.bytes;
    },
    get entries() {
      return pages.size;
    },
    find(request) {
      const { page } = lookUp(cache, request);
      if (!page || !isFresh(page, request.context, clock)) return null;
      page.requestedAgain();
      return readyResponse(page, request);
    },
    respond: (request, uncached) => respond(cache, request, uncached),
    respondNotFound: (request, make) => respondNotFound(cache, request, make),
  };
}

async function respond(
  cache: Cache,
  request: PageCacheRequest,
  uncached: UncachedPage,
): Promise<HttpResponse> {
  const lookup = lookUp(cache, request);
  const { page, address } = lookup;
  if (!page || !isFresh(page, request.context, cache.clock))
    return respondAnew(cache, request, lookup, uncached);
  page.requestedAgain();
  const ready = readyResponse(page, request);
  if (ready) return ready;
  // To encode it anew is work that no cache answers: who accepts no compression has each page decompressed.
  uncached.admit();
  return respondWith(cache.pages, page, request, address);
}

/** It is drawn once, so nobody pays for it: it is not admitted, and takes a permit only while it is made. */
function respondNotFound(cache: Cache, request: PageCacheRequest, make: MakeNotFound): Promise<HttpResponse> {
  const uncached = { admit: () => undefined, make, makeNotFound: make };
  return respond(cache, { ...request, path: notFoundPath, query: '' }, uncached);
}

function lookUp({ pages, sources }: Cache, request: PageCacheRequest): Lookup {
  const { context, representation, path, query: written } = request;
  const siteId = context.site.id;
  const names = written === '' ? undefined : sources.get(`${siteId} ${path}`)?.query;
  const query = canonicalQuery(written, names);
  const address = query === '' ? `${representation} ${path}` : `${representation} ${path}?${query}`;
  return { query, address, page: pages.get(siteId, address) };
}

async function respondAnew(
  cache: Cache,
  request: PageCacheRequest,
  lookup: Lookup,
  uncached: UncachedPage,
): Promise<HttpResponse> {
  const { context } = request;
  const { stock, settings, content } = context.versions;
  const { address, page: old } = lookup;
  const flight = `${context.site.id} ${settings} ${content} ${stock} ${address}`;
  const isAwaited = cache.flights.get(flight) !== undefined;
  try {
    const fetched = await cache.flights.run(flight, () => fetchPage(cache, request, lookup, uncached));
    if (!fetched) return await respondMissing(cache, request, lookup, uncached);
    if (!('page' in fetched)) return fetched;
    const response = await respondWith(cache.pages, fetched.page, request, address);
    return withCacheField(response, isAwaited ? 'coalesced' : fetched.from);
  } catch (error) {
    if (!mayServeStale(old, context, cache.clock)) throw error;
    return withCacheField(await respondWith(cache.pages, old, request, address), 'stale');
  }
}

/** An address that had to be looked up: the page of all such is remembered under it too, so that it is not again. */
async function respondMissing(
  cache: Cache,
  request: PageCacheRequest,
  { query, address }: Lookup,
  { makeNotFound }: UncachedPage,
): Promise<HttpResponse> {
  const response = await respondNotFound(cache, request, makeNotFound);
  const { page } = lookUp(cache, { ...request, path: notFoundPath, query: '' });
  if (page && query === '') cache.pages.setMissing(request.context.site.id, address, page);
  return response;
}
