import { endOfDay } from '@forecourt/domain/core/zoned-time';
import { pageIndexing } from '@forecourt/domain/site/indexing';
import { pathFor } from '@forecourt/domain/site/paths';
import { breadcrumbJsonLd } from '../shared/json-ld.ts';
import type { Page } from '../shared/page.view.ts';
import { loadSitePages, type SitePagesStores } from '../shared/site-pages.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import { canonicalAddress } from '../shared/canonical-address.ts';
import { pageTitle } from '../shared/page-title.ts';
import type { SiteContext } from '../site/site-context.ts';
import { earliest } from '../shared/earliest.ts';
import { loadWorkshops, type WorkshopStores } from './load-workshops.ts';
import { makeBookingForm, type BookingForm } from './make-booking-form.ts';
import type { ShownBooking } from './booking-form.view.ts';
import type { BookingPageView } from './booking-page.view.ts';
import { bookingSection } from './booking-section.ts';

export interface BookingPorts {
  readonly store: StoreRunner<WorkshopStores & SitePagesStores>;
}

/** How old a cached page may be that says how many cars a workshop still takes. */
const freshSeconds = 60;
const heading = 'Book a service';

/** Everything that a page of service is made of: where cars are serviced, and which pages the site has. */
export async function loadBooking({ store }: BookingPorts, context: SiteContext, now: Date) {
  const { workshops, sitePages } = await store.run(context.scope, async (stores) => ({
    workshops: await loadWorkshops(stores, context, now),
    sitePages: await loadSitePages(stores, context),
  }));
  const booking: BookingForm = makeBookingForm(context, workshops, now);
  return { booking, locations: workshops.locations, page: { context, now, sitePages } };
}

/** Until when a page of service is true: a day passes, and others book. */
export function bookingValidUntil(
  { workshops: [first] }: BookingForm,
  context: SiteContext,
  now: Date,
): Date {
  const soon = new Date(now.getTime() + freshSeconds * 1_000);
  const midnight = endOfDay(now, first?.calendar.zone ?? context.zone);
  return midnight < soon ? midnight : soon;
}

/** The page on which a service is booked (URL-7, FORM-5). */
export async function showBookingPage(
  ports: BookingPorts,
  context: SiteContext,
  { now }: { readonly now: Date },
): Promise<Page<'service-booking', BookingPageView>> {
  const path = pathFor(context.settings, 'bookService');
  const page = bookingPageOf(await loadBooking(ports, context, now), { page: path });
  return { ...page, madeOf: { query: [], stock: 'none' } };
}

/** The page of a booking as it is to be shown now: first, or at the step to which it has come. */
export function bookingPageOf(
  { booking, page }: Awaited<ReturnType<typeof loadBooking>>,
  shown: ShownBooking,
): Page<'service-booking', BookingPageView> {
  const { context, now } = page;
  const { validUntil, ...section } = bookingSection(booking, shown, page);
  const path = pathFor(context.settings, 'bookService');
  const hasProblems = (shown.problems ?? []).length > 0;
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: 'Service', href: pathFor(context.settings, 'service') },
    { label: heading, href: null },
  ];
  return {
    kind: 'service-booking',
    status: hasProblems ? 422 : 200,
    head: {
      title: pageTitle(context, hasProblems ? `Something to mend: ${heading}` : heading),
      description: null,
      canonical: canonicalAddress(context, path),
      // What one person has typed is nobody else's page.
      isIndexed: shown.key === undefined && pageIndexing(path, context.settings.site) === 'index, follow',
      imageUrl: null,
      jsonLd: [
        breadcrumbJsonLd(
          context,
          crumbs.map(({ label, href }) => ({ label, href: href ?? path })),
        ),
      ],
    },
    view: { crumbs, heading, ...section },
    validUntil: earliest([validUntil, bookingValidUntil(booking, context, now)]),
    isDegraded: false,
  };
}
