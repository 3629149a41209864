import type { Clock } from '@forecourt/app/ports/platform/clock.port';
import type { MadeOf } from '@forecourt/app/shared/page.view';
import type { ConcurrencyLimit } from '@forecourt/resilience/concurrency-limit';
import type { HttpResponse } from '@forecourt/server/http/response';
import type { LRUCache } from 'lru-cache';
import {
  cachedPage,
  compressPage,
  versionOf,
  type CachedPage,
  type CompressedPage,
  type MadePage,
} from './cached-page.ts';
import type { CachedPages } from './cached-pages.ts';
import { mayBeCached } from './compress-made.ts';
import type { PageCacheRequest, UncachedPage } from './page-cache-request.ts';
import { isCacheable, ttlOf } from './page-freshness.ts';
import type { SharedPages } from './shared-pages.ts';

/** The two levels of the cache, and what a page that is in neither is made by. */
export interface PageLevels {
  readonly pages: CachedPages;
  readonly shared: SharedPages;
  /** By site and path: what a page is made of, by which its query is made canonical before it is looked up. */
  readonly sources: LRUCache<string, MadeOf>;
  readonly clock: Clock;
  /** Of pages being made, fair to sites. */
  readonly limit: ConcurrencyLimit;
}

/** A page to be cached, and whether another process had made it. */
export interface Fetched {
  readonly page: CachedPage;
  readonly from: 'miss' | 'shared';
}

/** A page that is not in the memory of this process: of another process, or made now; null: there is none. */
export async function fetchPage(
  levels: PageLevels,
  request: PageCacheRequest,
  { query, address }: { readonly query: string; readonly address: string },
  { admit, make }: Pick<UncachedPage, 'admit' | 'make'>,
): Promise<Fetched | HttpResponse | null> {
  const { context } = request;
  const { site } = context;
  const ofOthers = await levels.shared.find(request, address);
  if (ofOthers) {
    levels.pages.set(site.id, address, ofOthers);
    learnSources(levels, request, ofOthers.plain.status, ofOthers.madeOf);
    return { page: ofOthers, from: 'shared' };
  }
  admit();
  const madeAt = levels.clock.now();
  const made = await levels.limit.run(site.id, () => make(query));
  if (!made) return null;
  const { response, page: loaded } = made;
  if (!loaded || !isCacheable(response.status)) return response;
  learnSources(levels, request, response.status, loaded.madeOf);
  if (!mayBeCached(made, query)) return withoutCaching(response);
  const compressed = made.compressed ?? compressPage(response, site.id);
  return { page: storeMade(levels, request, { address, compressed, loaded, madeAt }), from: 'miss' };
}

function storeMade(
  { pages, shared, clock }: PageLevels,
  { context }: PageCacheRequest,
  {
    address,
    compressed,
    loaded,
    madeAt,
  }: {
    readonly address: string;
    readonly compressed: CompressedPage;
    readonly loaded: NonNullable<MadePage['page']>;
    readonly madeAt: Date;
  },
): CachedPage {
  const { madeOf, isDegraded } = loaded;
  const ttlMs = ttlOf(loaded, madeAt);
  // The versions from before it was read: what changed meanwhile makes it stale, and it is made again.
  const version = versionOf(context.versions, madeOf, madeAt);
  const untilMs = madeAt.getTime() + ttlMs;
  const page = cachedPage(
    compressed,
    { version, madeOf, isDegraded, untilMs: clock.elapsedMs() + ttlMs },
    // Most pages of a search are requested once, and what is not there has endless addresses: neither is shared.
    isDegraded || compressed.status !== 200
      ? undefined
      : () => shared.set(context, address, { rendered: compressed, version, madeOf, untilMs }),
  );
  if (ttlMs > 0) pages.set(context.site.id, address, page);
  return page;
}

/** Of pages that are there alone: the paths of the others have no end. */
function learnSources(
  { sources }: PageLevels,
  { context, path }: PageCacheRequest,
  status: number,
  madeOf: MadeOf | undefined,
): void {
  if (madeOf && status === 200) sources.set(`${context.site.id} ${path}`, madeOf);
}

function withoutCaching(response: HttpResponse): HttpResponse {
  return { ...response, headers: { ...response.headers, 'cache-control': 'no-cache' } };
}
