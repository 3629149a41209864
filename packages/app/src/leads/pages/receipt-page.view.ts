import type { CarLineView } from './car-line.view.ts';
import type { LocationDetailsView } from './lead-form-page.view.ts';

/** What became of a form: received, delivered, due. */
export interface ClockStepView {
  readonly state: 'done' | 'next' | 'later';
  readonly title: string;
  readonly text: string | null;
}

/** The page after a form, and the one by which it is followed later. Nothing on it says who sent it. */
export interface ReceiptPageView {
  readonly heading: string;
  readonly lead: string;
  /** Empty where the page does not know which form it is about. */
  readonly steps: readonly ClockStepView[];
  readonly follow: { readonly href: string; readonly text: string } | null;
  readonly car: CarLineView | null;
  readonly location: LocationDetailsView | null;
  readonly next: { readonly href: string; readonly text: string } | null;
}
