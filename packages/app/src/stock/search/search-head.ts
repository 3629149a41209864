import { searchPageIndexing } from '@forecourt/domain/site/indexing';
import { changeNear, turnToPage } from '@forecourt/domain/stock/sidebar/change-filters';
import type { NormalSearchState } from '@forecourt/domain/stock/search/search-state';
import type { PageHead } from '../../shared/page.view.ts';
import { canonicalAddress } from '../../shared/canonical-address.ts';
import { pageTitle } from '../../shared/page-title.ts';
import type { SiteContext } from '../../site/site-context.ts';
import type { LinkTo } from './search-links.ts';
import type { SearchPageView } from './search-page.view.ts';

interface SearchHeadInput {
  readonly state: NormalSearchState;
  readonly view: Pick<SearchPageView, 'heading' | 'count' | 'slots'>;
  readonly linkTo: LinkTo;
  readonly count: number;
}

/** The head of a search page (SRCH-19): its own title, description and address, and its cars as a list. */
export function searchHead(context: SiteContext, { state, view, linkTo, count }: SearchHeadInput): PageHead {
  const { site, settings } = context;
  const [, query = ''] = linkTo(turnToPage(state, 1)).split('?', 2);
  const words = state.page === 1 ? view.heading : `${view.heading}, page ${state.page}`;
  const cars = view.slots.flatMap((slot) => (slot.kind === 'car' ? [slot.car] : []));
  return {
    title: pageTitle(context, words),
    description: `${view.heading} at ${site.name}: ${view.count} with photos and prices. Search by make, model, price and kilometres.`,
    canonical: canonicalAddress(context, linkTo(turnToPage(changeNear(state, undefined), state.page))),
    isIndexed: !state.near && searchPageIndexing({ query, count }, settings.site) === 'index, follow',
    imageUrl: cars[0]?.picture?.src ?? null,
    jsonLd:
      cars.length === 0
        ? []
        : [
            {
              '@context': 'https://schema.org',
              '@type': 'ItemList',
              name: view.heading,
              numberOfItems: count,
              itemListElement: cars.map(({ href, fullName }, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                url: canonicalAddress(context, href),
                name: fullName,
              })),
            },
          ],
  };
}
