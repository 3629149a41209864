import type { OfferJourney } from '../../ports/trade-in/offer-store.port.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { journeyHead } from './journey-head.ts';
import { journeyPage, type InstantOfferPage } from './journey-page.ts';

/** The form of the last step. */
export function showDetailsStep(
  context: SiteContext,
  { journey, now }: { readonly journey: OfferJourney; readonly now: Date },
): InstantOfferPage {
  const head = journeyHead(context, journey, { heading: 'Last, you and its condition', now });
  return journeyPage(context, { ...head, step: 'details' });
}
