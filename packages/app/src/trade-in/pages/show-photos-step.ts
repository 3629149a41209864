import type { OfferJourney, OfferStore } from '../../ports/trade-in/offer-store.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { journeyHead } from './journey-head.ts';
import { journeyPage, type InstantOfferPage } from './journey-page.ts';

export interface PhotosStepPorts {
  readonly store: StoreRunner<{ readonly offers: Pick<OfferStore, 'listPhotos'> }>;
}

/** The photographs that have come, and room for more. */
export function showPhotosStep(
  _ports: PhotosStepPorts,
  context: SiteContext,
  { journey, now }: { readonly journey: OfferJourney; readonly now: Date },
): Promise<InstantOfferPage> {
  const head = journeyHead(context, journey, { heading: 'Add photos of it', now });
  return Promise.resolve(journeyPage(context, { ...head, step: 'images' }));
}
