import type { JourneyHeadView } from './instant-offer-page.view.ts';

/** Photographs of the car, which may be skipped (TRADE-4). */
export interface PhotosStepView extends JourneyHeadView {
  readonly step: 'images';
}
