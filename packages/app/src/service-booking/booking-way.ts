import { longDay } from '@forecourt/domain/core/day-words';
import { serviceForm } from '@forecourt/domain/pages/service-page-content';
import { locationCard, type CardPage } from '../pages/blocks/location-card.ts';
import type { LocationDetailsView } from '../leads/pages/lead-form-page.view.ts';
import type { BookingForm } from './booking-form.ts';
import { bookingFormViewOf, type ShownBooking } from './booking-form.view.ts';
import type { BookingPageView } from './booking-page.view.ts';

interface BookingParts extends Pick<BookingPageView, 'way' | 'workshop' | 'nextDay'> {
  readonly validUntil: Date | null;
}

/** The form with who does the work beside it, as both pages of service have it. */
export function bookingParts(booking: BookingForm, shown: ShownBooking, page: CardPage): BookingParts {
  const { context } = page;
  const form = serviceForm(context.settings.serviceBooking);
  const { workshop, validUntil } = workshopOf(booking, page);
  return {
    way:
      form.kind === 'frame'
        ? {
            kind: 'frame',
            url: form.url,
            title: 'Book a service',
            linkText: 'Open the booking page in a new tab',
          }
        : { kind: 'form', form: bookingFormViewOf(context, booking, shown) },
    workshop,
    nextDay: form.kind === 'frame' || booking.firstDay === null ? null : longDay(booking.firstDay),
    validUntil,
  };
}

function workshopOf({ workshops: [first] }: BookingForm, page: CardPage) {
  if (!first) return { workshop: null, validUntil: null };
  const { card, validUntil } = locationCard(first.location, null, page);
  const { name, street, city, openText, isOpen, hours, phone, directions } = card;
  const workshop: LocationDetailsView = { name, street, city, openText, isOpen, hours, phone, directions };
  return { workshop, validUntil };
}
