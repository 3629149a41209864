import type { PageHead } from './page.view.ts';
import { pageTitle } from './page-title.ts';
import type { SiteContext } from '../site/site-context.ts';

/** The head of a page that is for whoever opened it, and for no search engine: a title and nothing else. */
export function unlistedHead(context: Pick<SiteContext, 'site' | 'settings'>, words: string): PageHead {
  return {
    title: pageTitle(context, words),
    description: null,
    canonical: null,
    isIndexed: false,
    imageUrl: null,
    jsonLd: [],
  };
}
