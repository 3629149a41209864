import type { SiteSettings } from '../settings/registry.ts';

export type Indexing = 'index, follow' | 'noindex, follow' | 'noindex, nofollow';

type IndexingSettings = Pick<SiteSettings['site'], 'hidesFromSearchEngines'>;

/** Pages about one visitor or one step of something: nobody looks for them. */
const privatePaths = /^\/(?:sign-in|account|success|checkout-journey|online-payment|personalised\/finance)$/;
const steps = /^\/cars\/(?:trade-in|[^/]+\/(?:checkout|buy-online))$/;

/** Whether search engines are asked to list a page (SRCH-19); a site that has not opened keeps them away. */
export function pageIndexing(path: string, { hidesFromSearchEngines }: IndexingSettings): Indexing {
  if (hidesFromSearchEngines) return 'noindex, nofollow';
  return privatePaths.test(path) || steps.test(path) ? 'noindex, follow' : 'index, follow';
}

interface SearchPage {
  /** What the query string says of the search, its page number left out. */
  readonly query: string;
  readonly count: number;
}

/**
 * A search page is listed where its path says all of the search and there are cars: filters make endless
 * pages of the same cars, and an empty page disappoints. Its links to cars are followed all the same.
 */
export function searchPageIndexing(
  { query, count }: SearchPage,
  { hidesFromSearchEngines }: IndexingSettings,
): Indexing {
  if (hidesFromSearchEngines) return 'noindex, nofollow';
  return query === '' && count > 0 ? 'index, follow' : 'noindex, follow';
}
