import type { SiteContext } from '@forecourt/app/site/site-context';

export interface Cacheable {
  /** What is asked: the route, and its question in the one form of all that mean the same. */
  readonly route: string;
  readonly question: string;
  /** Until then no rule changes the answer by itself. */
  readonly validUntil: Date;
  /**
   * A directory of half a million cars has another stock version every second. It goes by windows of time
   * instead: the number of the present one.
   */
  readonly window?: number;
}

/** Under what a response is cached. The only maker of such keys: none is without the site and its versions. */
export function cacheKey({ site, versions }: SiteContext, cacheable: Cacheable): string {
  const { route, question, validUntil, window } = cacheable;
  const stock = window === undefined ? versions.stock : `window ${window}`;
  return JSON.stringify([site.id, stock, versions.settings, validUntil.getTime(), route, question]);
}
