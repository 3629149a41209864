import type { Clock } from '@forecourt/app/ports/platform/clock.port';
import type { SharedCache } from '@forecourt/app/ports/platform/shared-cache.port';
import type { SiteContext } from '@forecourt/app/site/site-context';
import { cachedPage, cacheMs, degradedMs, type CachedPage } from './cached-page.ts';
import { isFresh } from './page-freshness.ts';
import { readSharedPage, sharedKey, writeSharedPage, type SharedPage } from './shared-page.ts';

/** The pages that processes of one build share, in Redis. */
export interface SharedPages {
  /** A page that another process made, where it is fresh. */
  find(context: SiteContext, address: string): Promise<CachedPage | null>;
  /** Hands a page on, for `ttlMs` from `madeAt`; one that is gone in a moment, or very large, is not worth it. */
  set(
    context: SiteContext,
    address: string,
    made: Omit<SharedPage, 'untilMs'> & { readonly madeAt: Date; readonly ttlMs: number },
  ): void;
}

export interface SharedPagesOptions {
  readonly shared: SharedCache;
  readonly buildId: string;
  readonly clock: Clock;
}

const largestShared = 1024 * 1024;

export function sharedPages({ shared, buildId, clock }: SharedPagesOptions): SharedPages {
  return {
    async find(context, address) {
      const key = sharedKey(buildId, context.site.id, address);
      const bytes = await shared.get(key);
      const read = bytes && readSharedPage(key, bytes);
      const leftMs = read ? read.untilMs - clock.now().getTime() : 0;
      if (!read || leftMs <= 0) return null;
      const { compressed, version, madeOf } = read;
      const untilMs = clock.elapsedMs() + Math.min(leftMs, cacheMs);
      const page = cachedPage(compressed, { version, madeOf, isDegraded: false, untilMs });
      return isFresh(page, context, clock) ? page : null;
    },
    set({ site }, address, { compressed, version, madeOf, madeAt, ttlMs }) {
      if (ttlMs <= degradedMs || compressed.br.length > largestShared) return;
      const key = sharedKey(buildId, site.id, address);
      const untilMs = madeAt.getTime() + ttlMs;
      shared.set(key, writeSharedPage(key, { compressed, version, madeOf, untilMs }), ttlMs);
    },
  };
}
