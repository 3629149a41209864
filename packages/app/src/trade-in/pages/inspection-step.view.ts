import type { TimesStepView } from '../../test-drive/test-drive-page.view.ts';
import type { JourneyHeadView } from './journey-head.view.ts';

/** When the car is looked at: a place, a day and a time of the test drives' calendar. Every choice is a link. */
export interface InspectionStepView
  extends JourneyHeadView, Pick<TimesStepView, 'days' | 'locations' | 'notice' | 'press' | 'times'> {
  readonly step: 'inspection';
  /** As it is booked until it is moved. */
  readonly present: string | null;
  readonly when: { readonly text: string; readonly note: string } | null;
  readonly place: string | null;
  readonly bring: string;
  readonly home: { readonly text: string; readonly href: string };
}
