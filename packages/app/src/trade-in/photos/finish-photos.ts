import { nextOfferState } from '@forecourt/domain/trade-in/offer-steps';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { OfferStore } from '../../ports/trade-in/offer-store.port.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { changeTo, flowOf, stateOf } from '../journey-state.ts';
import type { PhotoJourney } from './photo-journey.ts';

export interface FinishPhotosPorts {
  readonly store: StoreRunner<{ readonly offers: Pick<OfferStore, 'changeJourney'> }>;
}

/** Goes on from the photographs, however many have come (TRADE-4). Out of turn it changes nothing. */
export async function finishPhotos(
  { store }: FinishPhotosPorts,
  { scope, settings }: Pick<SiteContext, 'scope' | 'settings'>,
  { journey, now }: { readonly journey: PhotoJourney; readonly now: Date },
): Promise<void> {
  if (journey.step !== 'images') return;
  const flow = flowOf(settings);
  const waiting = nextOfferState(stateOf(journey, flow, now), { type: 'submit', problems: [] }, flow);
  const next = nextOfferState(waiting, { type: 'sent' }, flow);
  await store.run(scope, ({ offers }) => offers.changeJourney(journey, changeTo(next)));
}
