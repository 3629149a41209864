import type { Page } from '../../shared/page.view.ts';
import { unlistedHead } from '../../shared/unlisted-head.ts';
import type { SiteContext } from '../../site/site-context.ts';
import type { InstantOfferPageView } from './instant-offer-page.view.ts';

export type InstantOfferPage = Page<'instant-offer', InstantOfferPageView>;

/** Often enough for who waits without a script. */
const reloadSeconds = 3;

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
      ...unlistedHead(context, status === 422 ? `Please check: ${heading}` : heading),
      ...(isWaiting(view) && { reloadSeconds }),
    },
    view,
    validUntil: null,
    isDegraded: false,
  };
}

function isWaiting(view: InstantOfferPageView): boolean {
  return (
    (view.step === 'find' && view.state === 'waiting') || (view.step === 'offer' && view.state === 'valuing')
  );
}
