import type { ServicePageContent } from '@forecourt/domain/pages/service-page-content';
import type { LocationCardView } from '../pages/blocks/location-card.ts';
import type { PictureView } from '../shared/picture.view.ts';
import type { BookingPageView } from './booking-page.view.ts';

/** What the workshop offers, with the form to book it (SERV-1, SERV-2). */
export interface ServicePageView
  extends
    Pick<ServicePageContent, 'heading' | 'book' | 'benefits' | 'certifiedBanner' | 'also' | 'dropOffTimes'>,
    Pick<ServicePageContent, 'perks' | 'freeRide'>,
    Omit<BookingPageView, 'heading'> {
  readonly picture: PictureView | null;
  readonly bookingHeading: string;
  /** Where the workshops are: on maps, or how to reach them. */
  readonly contact: {
    readonly heading: string;
    readonly showsMap: boolean;
    /** It is the workshop beside the form: the map alone is shown. */
    readonly isToldBeside: boolean;
    readonly locations: readonly LocationCardView[];
  } | null;
}
