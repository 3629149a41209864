import { servicePageContent } from '@forecourt/domain/pages/service-page-content';
import { pageIndexing } from '@forecourt/domain/site/indexing';
import { pathFor } from '@forecourt/domain/site/paths';
import { locationCard } from '../pages/blocks/location-card.ts';
import { breadcrumbJsonLd } from '../shared/json-ld.ts';
import type { Page } from '../shared/page.view.ts';
import { pictureView } from '../shared/picture.view.ts';
import type { MediaAddresses } from '../ports/media/media-addresses.port.ts';
import { canonicalAddress } from '../shared/canonical-address.ts';
import { pageTitle } from '../shared/page-title.ts';
import type { SiteContext } from '../site/site-context.ts';
import { earliest } from '../shared/earliest.ts';
import { bookingSection } from './booking-section.ts';
import { bookingValidUntil, loadBooking, type BookingPorts } from './show-booking-page.ts';
import type { ServicePageView } from './service-page.view.ts';

const mostContacts = 30;

/** The service page (SERV-1, SERV-2, URL-7). */
export async function showServicePage(
  ports: BookingPorts & { readonly media: MediaAddresses },
  context: SiteContext,
  { now }: { readonly now: Date },
): Promise<Page<'service', ServicePageView>> {
  const { settings, site } = context;
  const path = pathFor(settings, 'service');
  const { booking, locations, page } = await loadBooking(ports, context, now);
  const { validUntil, ...section } = bookingSection(booking, { page: path }, page);
  const { contact, ...said } = servicePageContent(settings, locations, page.sitePages);
  const cards = locations
    .filter(({ id }) => contact?.locationIds.includes(id))
    .slice(0, mostContacts)
    .map((location) => locationCard(location, null, page));
  const showsMap = contact?.kind === 'map';
  const isToldBeside = section.workshop !== null && cards.length === 1;
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
      isIndexed: pageIndexing(path, settings.site) === 'index, follow',
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
      crumbs,
      picture: imageUrl === null ? null : pictureView(ports.media, { url: imageUrl, alt: '' }, 75),
      bookingHeading: 'Book a service',
      contact:
        cards.length > 0 && (showsMap || !isToldBeside)
          ? {
              heading: cards.length === 1 ? 'Where to find the workshop' : 'Our workshops',
              showsMap,
              isToldBeside,
              locations: cards.map(({ card }) => card),
            }
          : null,
    },
    validUntil: earliest([
      validUntil,
      bookingValidUntil(booking, context, now),
      ...cards.map((one) => one.validUntil),
    ]),
    isDegraded: false,
    madeOf: { query: [], stock: 'none' },
  };
}
