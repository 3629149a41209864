import type { SiteId } from '@forecourt/domain/core/ids';
import { compressPage, type MadePage } from './cached-page.ts';
import { canonicalQuery } from './canonical-query.ts';
import { isCacheable } from './page-freshness.ts';

/**
 * A made page as it goes from the thread that made it to the one that caches it: compressed there, where nobody waits
 * for anything else, and without the text that nobody reads any more.
 */
export function compressMade(made: MadePage, siteId: SiteId, query: string): MadePage {
  const { response, page } = made;
  if (!mayBeCached(made, query)) return made;
  return { response: { ...response, body: '' }, page, compressed: compressPage(response, siteId) };
}

/** Not where it may depend on a query parameter that it did not declare: it is cached for nobody else. */
export function mayBeCached({ response, page }: MadePage, query: string): boolean {
  return page !== null && isCacheable(response.status) && canonicalQuery(query, page.madeOf?.query) === query;
}
