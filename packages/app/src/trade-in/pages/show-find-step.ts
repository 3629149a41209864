import type { OfferJourney } from '../../ports/trade-in/offer-store.port.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { journeyHead } from './journey-head.ts';
import { journeyPage, type InstantOfferPage } from './journey-page.ts';

/** Which car it is, as far as that is known. */
export function showFindStep(
  context: SiteContext,
  { journey, now }: { readonly journey: OfferJourney; readonly now: Date },
): InstantOfferPage {
  const head = journeyHead(context, journey, { heading: 'What’s your car worth?', now });
  return journeyPage(context, { ...head, step: 'find', state: 'plate' });
}
