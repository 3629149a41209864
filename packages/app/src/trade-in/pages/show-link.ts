import type { OfferJourney } from '../../ports/trade-in/offer-store.port.ts';
import { journeyLink } from '../../shared/offer-address.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { journeyHead } from './journey-head.ts';
import { journeyPage, type InstantOfferPage } from './journey-page.ts';

/**
 * What a link to a journey shows (TRADE-9): which car it is about, and a button. A program that looks links up, as
 * those of mail and chat do, opens nothing by it.
 */
export function showLink(
  context: SiteContext,
  { journey, secret, now }: { readonly journey: OfferJourney; readonly secret: string; readonly now: Date },
): InstantOfferPage {
  const head = journeyHead(context, journey, { heading: 'Carry on here?', now });
  const car = head.car?.title ?? journey.plate?.rego ?? 'your car';
  return journeyPage(context, {
    ...head,
    back: null,
    message: null,
    step: 'link',
    text: `You’re selling ${car === 'your car' ? car : `the ${car}`}. Open it here and this phone or computer has it too.`,
    action: journeyLink(secret),
    openText: 'Open it here',
  });
}
