import type { JourneyHeadView } from './journey-head.view.ts';

/** A way to an offer that was begun on another device, for whoever has its link (TRADE-9). */
export interface LinkStepView extends JourneyHeadView {
  readonly step: 'link';
  readonly text: string;
  readonly action: string;
  readonly openText: string;
}
