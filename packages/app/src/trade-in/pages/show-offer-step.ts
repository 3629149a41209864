import type { OfferJourney } from '../../ports/trade-in/offer-store.port.ts';
import { offerApiPaths } from '../../shared/offer-address.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { standingOf } from '../held-offer.ts';
import { acceptedView } from './accepted-view.ts';
import { callView } from './call-view.ts';
import { findOffer, type FoundOffer, type OfferStepPorts } from './found-offer.ts';
import { journeyHead } from './journey-head.ts';
import { journeyPage, type InstantOfferPage } from './journey-page.ts';
import type { OfferStepView } from './offer-step.view.ts';
import { openOfferView } from './open-offer-view.ts';

export type { OfferStepPorts } from './found-offer.ts';

export interface ShownOffer {
  readonly journey: OfferJourney;
  readonly now: Date;
  /** What came of the last press, or why nothing did. */
  readonly notice?: string;
  /** Nothing came of it. */
  readonly isRefused?: boolean;
}

/** The offer of a journey that has come to its end: the wait, the number, the yes, or the call in its place (TRADE-6). */
export async function showOfferStep(
  ports: OfferStepPorts,
  context: SiteContext,
  { journey, now, notice, isRefused = false }: ShownOffer,
): Promise<InstantOfferPage> {
  const found = await findOffer(ports, context, journey);
  const said = viewOf(ports, context, found, now);
  const head = journeyHead(context, journey, { heading: said.heading, now });
  const view = { ...head, step: 'offer', notice: notice ?? null, ...said } as OfferStepView;
  return journeyPage(context, view, isRefused ? 422 : 200);
}

function viewOf(ports: OfferStepPorts, context: SiteContext, found: FoundOffer, now: Date) {
  const { offer } = found;
  const standing = standingOf(found.journey, offer, now);
  if (standing === 'valuing') {
    return {
      state: standing,
      heading: 'Working out your offer',
      source: offerApiPaths.standing,
      text: 'We’re comparing your car with others like it. It usually takes a few seconds.',
    };
  }
  if (!offer || standing === 'call') return callView(context, found, now);
  return standing === 'accepted'
    ? acceptedView(ports, context, { ...found, offer }, now)
    : openOfferView(ports, context, { ...found, offer }, { now, state: standing });
}
