import type { Clock } from '@forecourt/app/ports/platform/clock.port';
import type { SharedCache } from '@forecourt/app/ports/platform/shared-cache.port';
import type { SiteContext } from '@forecourt/app/site/site-context';
import type { HttpResponse } from '@forecourt/server/http/response';
import { LRUCache } from 'lru-cache';
import { cachedPage, cacheMs, degradedMs, purgeTags, type CachedPage } from './cached-page.ts';
import type { PageCacheRequest } from './page-cache-request.ts';
import { isFresh } from './page-freshness.ts';
import { readSharedPage, sharedKey, writeSharedPage, type SharedPage } from './shared-page.ts';

/** The pages that processes of one build share, in Redis. */
export interface SharedPages {
  /** A page that another process made, where it is fresh. */
  find(request: PageCacheRequest, address: string): Promise<CachedPage | null>;
  /** Hands a page on; one that is gone in a moment, very large, or of a site that has its share is not worth it. */
  set(context: SiteContext, address: string, made: SharedPage): void;
}

/** The headers of a page of a kind, which are made and never taken from Redis: they say what a browser may run. */
export type HeadersOf = (
  request: Pick<PageCacheRequest, 'context' | 'representation'>,
  pageKind: string,
) => Promise<HttpResponse['headers']>;

export interface SharedPagesOptions {
  readonly shared: SharedCache;
  readonly headersOf: HeadersOf;
  readonly buildId: string;
  readonly clock: Clock;
}

const largestShared = 256 * 1024;
/** What one process hands on for one site while a page lives at most: Redis holds twice that of it at any time. */
const mostOfSite = 16 * 1024 * 1024;
const mostSites = 20_000;

export function sharedPages({ shared, headersOf, buildId, clock }: SharedPagesOptions): SharedPages {
  const takeBytes = byteWindows(clock);
  return {
    async find(request, address) {
      const { context } = request;
      const key = sharedKey(buildId, context.site.id, address);
      const bytes = await shared.get(key);
      const read = bytes && readSharedPage(key, bytes);
      const leftMs = read ? read.untilMs - clock.now().getTime() : 0;
      if (!read || leftMs <= 0) return null;
      const { rendered, version, madeOf } = read;
      const untilMs = clock.elapsedMs() + Math.min(leftMs, cacheMs);
      const { pageKind } = rendered;
      const headers = {
        ...(await headersOf(request, pageKind ?? 'page')),
        ...purgeTags(context.site.id, pageKind),
      };
      const compressed = { ...rendered, status: 200, headers };
      const page = cachedPage(compressed, { version, madeOf, isDegraded: false, untilMs });
      return isFresh(page, context, clock) ? page : null;
    },
    set({ site }, address, made) {
      const ttlMs = made.untilMs - clock.now().getTime();
      const bytes = made.rendered.br.length;
      if (ttlMs <= degradedMs || bytes > largestShared || !takeBytes(site.id, bytes)) return;
      const key = sharedKey(buildId, site.id, address);
      shared.set(key, writeSharedPage(key, made), ttlMs);
    },
  };
}

/** Whether a site may still hand on so many bytes in its present window, in which they then count. */
function byteWindows(clock: Clock): (siteId: string, bytes: number) => boolean {
  const windows = new LRUCache<string, { readonly endsMs: number; readonly bytes: number }>({
    max: mostSites,
  });
  return (siteId, bytes) => {
    const known = windows.get(siteId);
    const nowMs = clock.elapsedMs();
    const window = known && known.endsMs > nowMs ? known : { endsMs: nowMs + cacheMs, bytes: 0 };
    if (window.bytes + bytes > mostOfSite) return false;
    windows.set(siteId, { ...window, bytes: window.bytes + bytes });
    return true;
  };
}
