import type { LocationDetailsView } from '../leads/pages/lead-form-page.view.ts';
import type { CrumbView } from '../shared/crumb.view.ts';
import type { BookingFormView } from './booking-form.view.ts';

/** How a service is booked (SERV-1): by our form, or in the frame of another system. */
export type BookingWayView =
  | { readonly kind: 'form'; readonly form: BookingFormView }
  | { readonly kind: 'frame'; readonly url: string; readonly title: string; readonly linkText: string };

/** The page on which a service is booked. */
export interface BookingPageView {
  readonly crumbs: readonly CrumbView[];
  readonly heading: string;
  readonly way: BookingWayView;
  readonly workshop: LocationDetailsView | null;
  /** Monday 16 November. */
  readonly nextDay: string | null;
}
