import type { BookingPageView } from '@forecourt/app/service-booking/booking-page.view';
import { Crumbs } from '../../shared/crumbs.tsx';
import { BookingJourney } from './booking-journey.tsx';
import '@forecourt/ui/styles/forms.css';
import '../../shared/day-picker.css';
import '../../shared/journey.css';
import './service-booking.css';

/** Booking a service, on a page of its own. */
export function Page({ view }: { readonly view: BookingPageView }) {
  const { crumbs, heading } = view;
  return (
    <div className="wrap form-page">
      <Crumbs crumbs={crumbs} />
      <div className="jr" id="service-form">
        <BookingJourney view={view} workshopHeading="h2">
          <h1>{heading}</h1>
        </BookingJourney>
      </div>
    </div>
  );
}
