import type { CarLineView } from './car-line.view.ts';
import type { LocationDetailsView } from './lead-form-page.view.ts';

/** What became of a form: received, answered by, booked for. */
export interface ClockStepView {
  readonly state: 'done' | 'next' | 'later';
  readonly title: string;
  readonly text: string | null;
}

/** Something worth doing next. */
export interface NextWayView {
  readonly title: string;
  readonly text: string;
  readonly href: string;
}

/** The page after a form, and the one by which it is followed later. Only its sender's own browser is told a name. */
export interface ReceiptPageView {
  /** Sent, or Booked; null where the page knows of no form. */
  readonly tone: string | null;
  readonly heading: string;
  readonly lead: string;
  /** Empty where the page does not know which form it is about. */
  readonly steps: readonly ClockStepView[];
  /** The way to the page that stays; without an address this is it. */
  readonly follow: { readonly href: string | null; readonly text: string } | null;
  readonly car: CarLineView | null;
  /** What it is about where that is no car of the stock: the car to be serviced and the work, or a model. */
  readonly subject: { readonly title: string; readonly note: string | null } | null;
  /** What they wrote, for their own browser alone. */
  readonly message: string | null;
  /** When something is booked for: its lines, and the file for a calendar. */
  readonly when: { readonly lines: readonly string[]; readonly calendar: string | null } | null;
  /** How a booking is moved or cancelled that cannot be here. */
  readonly change: string | null;
  /** What is booked was cancelled. */
  readonly isCancelled: boolean;
  /** Where a booked service is moved, and where it is cancelled by a press. */
  readonly move: string | null;
  readonly cancel: string | null;
  /** Instead of what was cancelled. */
  readonly again: { readonly href: string; readonly text: string } | null;
  readonly location: LocationDetailsView | null;
  readonly ways: { readonly heading: string; readonly items: readonly NextWayView[] };
  readonly next: { readonly href: string; readonly text: string } | null;
}
