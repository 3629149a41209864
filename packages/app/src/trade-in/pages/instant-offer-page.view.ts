import type { DetailsStepView } from './details-step.view.ts';
import type { FindStepView } from './find-step.view.ts';
import type { OfferStepView } from './offer-step.view.ts';
import type { PhotosStepView } from './photos-step.view.ts';

/** What stands over every step: the site's names of the steps, and how far the journey has come (TRADE-1). */
export interface JourneyHeadView {
  readonly heading: string;
  readonly lead: string | null;
  readonly steps: readonly { readonly title: string; readonly state: 'done' | 'current' | 'toCome' }[];
  /** 2020 Mazda CX-5 Touring, ABC123; null before it is known. */
  readonly car: { readonly title: string; readonly plate: string } | null;
  /** Null where there is nothing to go back to. */
  readonly back: { readonly action: string; readonly text: string } | null;
  /** What went wrong, in the words of its step or of the site. */
  readonly message: string | null;
}

/** The instant offer, step by step. */
export type InstantOfferPageView = FindStepView | PhotosStepView | DetailsStepView | OfferStepView;
