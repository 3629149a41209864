import type { SiteContext } from '../site/site-context.ts';
import type { Page } from './page.view.ts';

export interface NotFoundView {
  readonly heading: string;
}

/** The page of an address under which the site has nothing. */
export function showNotFound({ site }: SiteContext): Page<'not-found', NotFoundView> {
  return {
    kind: 'not-found',
    status: 404,
    head: {
      title: `Page not found | ${site.name}`,
      description: null,
      canonical: null,
      isIndexed: false,
      imageUrl: null,
      jsonLd: [],
    },
    view: { heading: 'We cannot find that page' },
    validUntil: null,
    isDegraded: false,
    madeOf: { query: [], stock: 'none' },
  };
}
