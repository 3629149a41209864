import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '@forecourt/app/ports/platform/clock.port';
import type { SiteContext } from '@forecourt/app/site/site-context';
import type { SiteId } from '@forecourt/domain/core/ids';
import { singleFlight } from '@forecourt/resilience/single-flight';
import { LRUCache } from 'lru-cache';

export interface CachedContext {
  readonly context: SiteContext;
  usedAtMs: number;
}

/** The contexts of the sites that are visited. */
export interface ContextCache {
  get(siteId: SiteId): CachedContext | undefined;
  /** The context of a site, loaded where it is not cached; null: there is no such site. */
  find(siteId: SiteId): Promise<SiteContext | null>;
  set(siteId: SiteId, context: SiteContext, usedAtMs: number): void;
  delete(siteId: SiteId): void;
  entries(): Iterable<[SiteId, CachedContext]>;
}

export interface ContextCacheOptions {
  readonly load: (siteId: SiteId) => Promise<SiteContext | null>;
  readonly clock: Clock;
  readonly mostSites: number;
}

export function contextCache({ load, clock, mostSites }: ContextCacheOptions): ContextCache {
  const sites = new LRUCache<SiteId, CachedContext>({ max: mostSites });
  const flights = singleFlight<SiteContext | null>();
  /** The same for all sites, and held once for all of them, however often it is read. */
  let holidays: SiteContext['publicHolidays'] = [];

  function set(siteId: SiteId, context: SiteContext, usedAtMs: number): SiteContext {
    if (!isDeepStrictEqual(holidays, context.publicHolidays)) holidays = context.publicHolidays;
    const shared = { ...context, publicHolidays: holidays };
    sites.set(siteId, { context: shared, usedAtMs });
    return shared;
  }

  async function loadAndSet(siteId: SiteId): Promise<SiteContext | null> {
    const context = await load(siteId);
    return context && set(siteId, context, clock.elapsedMs());
  }

  return {
    get: (siteId) => sites.get(siteId),
    async find(siteId) {
      const known = sites.get(siteId);
      if (!known) return flights.run(siteId, () => loadAndSet(siteId));
      known.usedAtMs = clock.elapsedMs();
      return known.context;
    },
    set: (siteId, context, usedAtMs) => void set(siteId, context, usedAtMs),
    delete: (siteId) => void sites.delete(siteId),
    // A copy: whoever walks over them may delete some.
    entries: () => [...sites.entries()],
  };
}
