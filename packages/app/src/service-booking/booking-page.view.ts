import type { LocationDetailsView } from '../leads/pages/lead-form-page.view.ts';
import type { CrumbView } from '../shared/crumb.view.ts';
import type { BookingFormView } from './booking-form.view.ts';

/** How a service is booked (SERV-1): by our form, or in an iframe of another system. */
export type BookingMethodView =
  | { readonly kind: 'form'; readonly form: BookingFormView }
  | { readonly kind: 'iframe'; readonly url: string; readonly title: string; readonly linkText: string };

/** The page on which a service is booked. */
export interface BookingPageView {
  readonly crumbs: readonly CrumbView[];
  readonly heading: string;
  readonly method: BookingMethodView;
  readonly workshop: LocationDetailsView | null;
  /** Monday 16 November. */
  readonly nextDay: string | null;
  /** What to have with them. */
  readonly bring: string | null;
}
