import { servicePageContent } from '@forecourt/domain/pages/service-page-content';
import { pageIndexing } from '@forecourt/domain/site/indexing';
import { pathFor } from '@forecourt/domain/site/paths';
import type { GeocodingPorts } from '../shared/geocode-postcode.ts';
import { locationPicture } from '../shared/location-picture.ts';
import { mapCard } from '../shared/map-card.view.ts';
import { locationCard } from '../pages/blocks/location-card.ts';
import { breadcrumbJsonLd } from '../shared/json-ld.ts';
import type { Page, PageRedirect } from '../shared/page.view.ts';
import { pictureView } from '../shared/picture.view.ts';
import type { MediaAddresses } from '../ports/media/media-addresses.port.ts';
import { canonicalAddress } from '../shared/canonical-address.ts';
import { pageTitle } from '../shared/page-title.ts';
import type { SiteContext } from '../site/site-context.ts';
import { earliest } from '../shared/earliest.ts';
import { askRide } from './ask-ride.ts';
import { bookingSection } from './booking-section.ts';
import { bookingValidUntil, loadBooking, type BookingPorts } from './show-booking-page.ts';
import type { ServicePageView } from './service-page.view.ts';

const mostContacts = 30;

/** The service page (SERV-1, SERV-2, URL-7). */
export async function showServicePage(
  ports: BookingPorts & GeocodingPorts & { readonly media: MediaAddresses },
  context: SiteContext,
  { query, now }: { readonly query: string; readonly now: Date },
): Promise<Page<'service', ServicePageView> | PageRedirect> {
  const { settings, site } = context;
  const path = pathFor(settings, 'service');
  const { booking, locations, page } = await loadBooking(ports, context, now);
  const { validUntil, ...section } = bookingSection(booking, { page: path }, page);
  const { contact, freeRide: rideText, ...said } = servicePageContent(settings, locations, page.sitePages);
  const ride = await askRide(ports, context, { query, locations });
  if (ride && 'near' in ride) {
    return { redirectTo: `${path}?near=${encodeURIComponent(ride.near)}`, isPermanent: false };
  }
  const cards = locations
    .filter(({ id }) => contact?.locationIds.includes(id))
    .slice(0, mostContacts)
    .map((location) => {
      const { card, validUntil: until } = locationCard(location, null, page);
      const map = contact?.kind === 'map' ? mapCard([location], settings) : null;
      // A map in place of the photograph says where the yard is, and its picture would say it twice.
      const picture =
        contact?.kind === 'map' && !map ? locationPicture([location], ports.media, settings) : null;
      return { card, picture, map, until };
    });
  const isToldBeside = section.workshop !== null && cards.length === 1;
  const isSeen = cards.some(({ picture, map }) => picture !== null || map !== null);
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: 'Service', href: null },
  ];
  const imageUrl = settings.servicePage.heroImageUrl;
  return {
    kind: 'service',
    status: 200,
    head: {
      title: pageTitle(context, 'Service'),
      description: `${said.heading}: book a service at ${site.name}.`,
      canonical: canonicalAddress(context, path),
      isIndexed: !ride?.typed && pageIndexing(path, settings.site) === 'index, follow',
      imageUrl,
      jsonLd: [
        breadcrumbJsonLd(
          context,
          crumbs.map(({ label, href }) => ({ label, href: href ?? path })),
        ),
      ],
    },
    view: {
      ...said,
      ...section,
      freeRide: rideText === null || !ride ? null : { ...ride, text: rideText, action: `${path}#rides` },
      crumbs,
      picture: imageUrl === null ? null : pictureView(ports.media, { url: imageUrl, alt: '' }, 75),
      bookingHeading: 'Book a service',
      contact:
        cards.length > 0 && (isSeen || !isToldBeside)
          ? {
              heading: cards.length === 1 ? 'Where to find the workshop' : 'Our workshops',
              isToldBeside,
              locations: cards.map(({ card, picture, map }) => ({ card, picture, map })),
            }
          : null,
    },
    validUntil: earliest([
      validUntil,
      bookingValidUntil(booking, context, now),
      ...cards.map(({ until }) => until),
    ]),
    isDegraded: false,
    madeOf: { query: ['near'], stock: 'none' },
  };
}
