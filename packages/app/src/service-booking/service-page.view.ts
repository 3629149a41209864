import type { ServicePageContent } from '@forecourt/domain/pages/service-page-content';
import type { FreeRide } from '@forecourt/domain/locations/free-ride';
import type { LocationPictureView } from '../shared/location-picture.ts';
import type { MapCardView } from '../shared/map-card.view.ts';
import type { LocationCardView } from '../pages/blocks/location-card.ts';
import type { PictureView } from '../shared/picture.view.ts';
import type { BookingPageView } from './booking-page.view.ts';

/** A free ride, and whether it goes as far as the visitor's postcode (LOC-6, TEN-9). */
export interface FreeRideView {
  readonly text: string;
  /** Asks for a postcode by GET. */
  readonly action: string;
  readonly typed: string;
  readonly answer: FreeRide | null;
  readonly error: string | null;
}

/** What the workshop offers, with the form to book it (SERV-1, SERV-2). */
export interface ServicePageView
  extends
    Pick<ServicePageContent, 'heading' | 'book' | 'benefits' | 'certifiedBanner' | 'also' | 'dropOffTimes'>,
    Pick<ServicePageContent, 'perks'>,
    Omit<BookingPageView, 'heading'> {
  /** Where the site drives its customers for free. */
  readonly freeRide: FreeRideView | null;
  readonly picture: PictureView | null;
  readonly bookingHeading: string;
  /** Where the workshops are: on maps, or how to reach them. */
  readonly contact: {
    readonly heading: string;
    /** It is the workshop beside the form: its picture and map alone are shown. */
    readonly isToldBeside: boolean;
    readonly locations: readonly {
      readonly card: LocationCardView;
      readonly picture: LocationPictureView | null;
      readonly map: MapCardView | null;
    }[];
  } | null;
}
