import { longDay } from '@forecourt/domain/core/day-words';
import { serviceForm } from '@forecourt/domain/pages/service-page-content';
import { locationCard, type CardPage } from '../pages/blocks/location-card.ts';
import type { LocationDetailsView } from '../leads/pages/lead-form-page.view.ts';
import { mostInOneList, type BookingForm } from './make-booking-form.ts';
import { bookingFormViewOf, type ShownBooking } from './booking-form.view.ts';
import type { BookingPageView } from './booking-page.view.ts';

interface BookingSection extends Pick<BookingPageView, 'method' | 'workshop' | 'nextDay' | 'bring'> {
  readonly validUntil: Date | null;
}

/** The form with who does the work beside it, as both pages of service have it. */
export function bookingSection(booking: BookingForm, shown: ShownBooking, page: CardPage): BookingSection {
  const { context } = page;
  const form = serviceForm(context.settings.serviceBooking);
  const { workshop, validUntil } = workshopOf(booking, page);
  return {
    method:
      form.kind === 'iframe'
        ? {
            kind: 'iframe',
            url: form.url,
            title: 'Book a service',
            linkText: 'Open the booking page in a new tab',
          }
        : { kind: 'form', form: bookingFormViewOf(context, booking, shown) },
    workshop,
    nextDay: form.kind === 'iframe' || booking.firstDay === null ? null : longDay(booking.firstDay),
    bring: context.settings.serviceBooking.bringText,
    validUntil,
  };
}

/** The site's own or only one; where a group has many, none stands for the others. */
function workshopOf({ workshops }: BookingForm, page: CardPage) {
  const [first] = workshops;
  if (!first || workshops.length > mostInOneList) return { workshop: null, validUntil: null };
  const { card, validUntil } = locationCard(first.location, null, page);
  const { name, street, city, openText, isOpen, hours, phone, directions } = card;
  const workshop: LocationDetailsView = { name, street, city, openText, isOpen, hours, phone, directions };
  return { workshop, validUntil };
}
