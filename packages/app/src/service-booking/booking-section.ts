import { longDay } from '@forecourt/domain/core/day-words';
import { onlyOption } from '@forecourt/domain/form/only-option';
import { serviceForm } from '@forecourt/domain/pages/service-page-content';
import { pathFor } from '@forecourt/domain/site/paths';
import { leadFormViewOf } from '../leads/pages/lead-form.view.ts';
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
            provider: form.provider,
            phone: workshop?.phone ?? null,
            placesHref: workshop ? null : pathFor(context.settings, 'contact'),
            enquiry: enquiryInstead(booking, shown, context),
          }
        : { kind: 'form', form: bookingFormViewOf(context, booking, shown) },
    workshop,
    nextDay: form.kind === 'iframe' || booking.firstDay === null ? null : longDay(booking.firstDay),
    bring: context.settings.serviceBooking.bringText,
    validUntil,
  };
}

/** Goes to the only workshop, or to the one that is chosen in it. */
function enquiryInstead({ workshops }: BookingForm, { page }: ShownBooking, context: CardPage['context']) {
  const locations = workshops.map(({ location }) => location);
  const only = onlyOption(locations);
  return leadFormViewOf(
    context,
    { car: null, locations },
    { name: 'contact', page, entries: only ? { location_id: only.id } : {} },
  );
}

/** The site's own or only one; of several dealerships, or many workshops, none stands for the others. */
function workshopOf({ workshops }: BookingForm, page: CardPage) {
  const [first] = workshops;
  const isOwn = first?.dealership.id === page.context.site.dealershipId || workshops.length === 1;
  if (!first || !isOwn || workshops.length > mostInOneList) return { workshop: null, validUntil: null };
  const { card, validUntil } = locationCard(first.location, null, page);
  const { name, street, city, openText, isOpen, hours, phone, directions } = card;
  const workshop: LocationDetailsView = { name, street, city, openText, isOpen, hours, phone, directions };
  return { workshop, validUntil };
}
