import type { Page } from '../../shared/page.view.ts';
import { pageTitle } from '../../shared/page-title.ts';
import type { SiteContext } from '../../site/site-context.ts';
import type { InstantOfferPageView } from './instant-offer-page.view.ts';

export type InstantOfferPage = Page<'instant-offer', InstantOfferPageView>;

/** A step as a page of the one who has the journey: nobody keeps it. */
export function journeyPage(
  context: SiteContext,
  view: InstantOfferPageView,
  status: 200 | 422 = 200,
): InstantOfferPage {
  const { heading } = view;
  return {
    kind: 'instant-offer',
    status,
    head: {
      title: pageTitle(context, status === 422 ? `Please check: ${heading}` : heading),
      description: null,
      canonical: null,
      isIndexed: false,
      imageUrl: null,
      jsonLd: [],
    },
    view,
    validUntil: null,
    isDegraded: false,
  };
}
