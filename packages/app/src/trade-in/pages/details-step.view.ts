import type { JourneyHeadView } from './instant-offer-page.view.ts';

/** Who sells it, and what a lookup cannot know (TRADE-5). */
export interface DetailsStepView extends JourneyHeadView {
  readonly step: 'details';
}
