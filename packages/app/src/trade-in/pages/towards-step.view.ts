import type { PressView } from '../../test-drive/test-drive-page.view.ts';
import type { TowardsView } from '../offer-towards.ts';
import type { JourneyHeadView } from './journey-head.view.ts';

/** What the offer leaves to pay of a car, as a page of its own (TRADE-10). */
export interface TowardsStepView extends JourneyHeadView {
  readonly step: 'towards';
  readonly sum: TowardsView;
  readonly until: string;
  readonly owing: {
    readonly action: string;
    readonly name: string;
    readonly carId: string;
    readonly typed: string;
  };
  readonly press: PressView | null;
  readonly notice: string | null;
  readonly home: { readonly text: string; readonly href: string };
}
