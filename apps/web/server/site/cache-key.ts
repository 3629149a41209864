import type { SiteContext } from '@forecourt/app/site/site-context';

export interface Cacheable {
  readonly route: string;
  /** Canonical: the same for all requests that mean the same. */
  readonly query: string;
  /** Until then no rule changes the response by itself. */
  readonly validUntil: Date;
  /**
   * A directory of half a million cars has another stock version every second. It goes by windows of time
   * instead: the number of the present one.
   */
  readonly window?: number;
}

/** The key of a cached response. The only maker of such keys: none is without the site and its versions. */
export function cacheKey({ site, versions }: SiteContext, cacheable: Cacheable): string {
  const { route, query, validUntil, window } = cacheable;
  const stock = window === undefined ? versions.stock : `window ${window}`;
  return JSON.stringify([site.id, stock, versions.settings, validUntil.getTime(), route, query]);
}
