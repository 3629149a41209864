import type { OfferJourney } from '../../ports/trade-in/offer-store.port.ts';
import type { SiteContext } from '../../site/site-context.ts';
import type { InstantOfferPage } from './journey-page.ts';
import { showDetailsStep } from './show-details-step.ts';
import { showFindStep } from './show-find-step.ts';
import { showOfferStep, type OfferStepPorts } from './show-offer-step.ts';
import { showPhotosStep, type PhotosStepPorts } from './show-photos-step.ts';

export type JourneyPagePorts = OfferStepPorts & PhotosStepPorts;

/** The page of the step at which a journey stands: a reload shows the same one. */
export async function showJourney(
  ports: JourneyPagePorts,
  context: SiteContext,
  at: { readonly journey: OfferJourney; readonly now: Date },
): Promise<InstantOfferPage> {
  const { step, phase } = at.journey;
  if (step === 'offer') return showOfferStep(ports, context, at);
  if (step === 'images') return showPhotosStep(ports, context, at);
  // Nothing is looked up any more from the details on.
  if (step === 'details' && phase === 'editing') return showDetailsStep(context, at);
  return showFindStep(context, at);
}
