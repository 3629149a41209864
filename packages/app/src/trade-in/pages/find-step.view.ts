import type { JourneyHeadView } from './instant-offer-page.view.ts';

/** Which car: the plate, the wait, the choice between several, and no match. */
export interface FindStepView extends JourneyHeadView {
  readonly step: 'find';
  readonly state: 'plate' | 'waiting' | 'several' | 'notFound';
}
