import type { OfferJourney } from '../../ports/trade-in/offer-store.port.ts';
import type { SiteContext } from '../../site/site-context.ts';
import type { InstantOfferPage } from './journey-page.ts';
import { showDetailsStep, type DetailsStepPorts } from './show-details-step.ts';
import { showFindStep, type FindStepPorts } from './show-find-step.ts';
import { showOfferStep, type OfferStepPorts } from './show-offer-step.ts';
import { showPhotosStep, type PhotosStepPorts } from './show-photos-step.ts';

export type JourneyPagePorts = FindStepPorts & DetailsStepPorts & OfferStepPorts & PhotosStepPorts;

interface ShownJourney {
  readonly journey: OfferJourney;
  /** By which it goes on on another device, absolute. */
  readonly link?: string;
  /** Of this browser: what it sent itself is shown to it again. */
  readonly senderHash: Uint8Array | null;
  readonly now: Date;
}

/** The page of the step at which a journey stands: a reload shows the same one. */
export async function showJourney(
  ports: JourneyPagePorts,
  context: SiteContext,
  { link, ...at }: ShownJourney,
): Promise<InstantOfferPage> {
  const page = await showStep(ports, context, at);
  const { view } = page;
  // Photographs are on a phone, and a long form is easier at a desk.
  const isCarried = link !== undefined && (view.step === 'images' || view.step === 'details');
  return isCarried ? { ...page, view: { ...view, link } } : page;
}

async function showStep(
  ports: JourneyPagePorts,
  context: SiteContext,
  at: Omit<ShownJourney, 'link'>,
): Promise<InstantOfferPage> {
  const { step, phase } = at.journey;
  if (step === 'offer') return showOfferStep(ports, context, at);
  if (step === 'images') return showPhotosStep(ports, context, at);
  // Nothing is looked up any more from the details on.
  if (step === 'details' && phase === 'editing') return showDetailsStep(ports, context, at);
  return showFindStep(ports, context, at);
}
