import type { OfferJourney, OfferStore } from '../../ports/trade-in/offer-store.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { journeyHead } from './journey-head.ts';
import { journeyPage, type InstantOfferPage } from './journey-page.ts';

export interface OfferStepPorts {
  readonly store: StoreRunner<{ readonly offers: Pick<OfferStore, 'listOffers'> }>;
}

/** The offer of a journey that has come to its end. */
export function showOfferStep(
  _ports: OfferStepPorts,
  context: SiteContext,
  { journey, now }: { readonly journey: OfferJourney; readonly now: Date },
): Promise<InstantOfferPage> {
  const head = journeyHead(context, journey, { heading: 'Our offer', now });
  return Promise.resolve(journeyPage(context, { ...head, step: 'offer', state: 'open' }));
}
