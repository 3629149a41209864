import type { DetailsStepView } from './details-step.view.ts';
import type { FindStepView } from './find-step.view.ts';
import type { LinkStepView } from './link-step.view.ts';
import type { OfferStepView } from './offer-step.view.ts';
import type { PhotosStepView } from './photos-step.view.ts';
import type { TowardsStepView } from './towards-step.view.ts';

/** The instant offer, step by step. */
export type InstantOfferPageView =
  FindStepView | PhotosStepView | DetailsStepView | OfferStepView | TowardsStepView | LinkStepView;
