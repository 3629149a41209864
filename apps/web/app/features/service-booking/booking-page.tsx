import type { BookingPageView } from '@forecourt/app/service-booking/booking-page.view';
import { Crumbs } from '../../shared/crumbs.tsx';
import { BookingMethod } from './booking-method.tsx';
import { WorkshopCard } from './workshop-card.tsx';
import '@forecourt/ui/styles/forms.css';
import '../../shared/journey.css';
import './service-booking.css';

/** Booking a service, on a page of its own. */
export function Page({ view }: { readonly view: BookingPageView }) {
  const { crumbs, heading, method, workshop, nextDay } = view;
  return (
    <div className="wrap form-page">
      <Crumbs crumbs={crumbs} />
      <div className="jr" id="service-form">
        <div>
          <div className="jr-h">
            <h1>{heading}</h1>
          </div>
          <BookingMethod method={method} />
        </div>
        <WorkshopCard workshop={workshop} nextDay={nextDay} heading="h2" />
      </div>
    </div>
  );
}
