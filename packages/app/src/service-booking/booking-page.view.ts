import type { LocationDetailsView } from '../leads/pages/lead-form-page.view.ts';
import type { CrumbView } from '../shared/crumb.view.ts';
import type { LeadFormView } from '../leads/pages/lead-form.view.ts';
import type { BookingFormView } from './booking-form.view.ts';

/** How a service is booked (SERV-1): by our form, or in an iframe of another system. */
export type BookingMethodView = { readonly kind: 'form'; readonly form: BookingFormView } | BookingIframeView;

/** The page of another system, and what else a visitor can do where it does not load. */
export interface BookingIframeView {
  readonly kind: 'iframe';
  readonly url: string;
  readonly title: string;
  readonly provider: string;
  /** Of the workshop; null where there are several. */
  readonly phone: LocationDetailsView['phone'];
  /** Where their numbers are, where there are several. */
  readonly placesHref: string | null;
  readonly enquiry: LeadFormView;
}

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
