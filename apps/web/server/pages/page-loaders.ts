import { showBookingPage } from '@forecourt/app/service-booking/show-booking-page';
import { showServicePage } from '@forecourt/app/service-booking/show-service-page';
import { showContactPage } from '@forecourt/app/contact/show-contact-page';
import { showLeadFormPage } from '@forecourt/app/leads/pages/show-lead-form-page';
import type { PageRedirect } from '@forecourt/app/shared/page.view';
import { showFinancePage } from '@forecourt/app/finance/show-finance-page';
import { showLocationPage } from '@forecourt/app/locations/show-location-page';
import { showNotFound } from '@forecourt/app/pages/show-not-found';
import { showDirectoryPage } from '@forecourt/app/stock/search/show-directory-page';
import { showSearchPage } from '@forecourt/app/stock/search/show-search-page';
import { showVehiclePage } from '@forecourt/app/stock/vehicle/show-vehicle-page';
import { showComparePage } from '@forecourt/app/watchlist/show-compare-page';
import { showSavedPage } from '@forecourt/app/watchlist/show-saved-page';
import type { ServerParts } from '../server-parts.ts';
import { designPage } from './design-page.ts';
import { contentLoaders } from './content-loaders.ts';
import { movedPage } from './moved-page.ts';
import type { AnyPage, PageLoader, PageRequest } from './page-request.ts';

/** The first that knows the address makes the page. */
const pageLoaders: readonly PageLoader[] = [
  designPage,
  movedPage,
  (parts, { context, address, now }) => showSearchPage(parts, context, { address, now }),
  (parts, { context, address, now }) => showDirectoryPage(parts, context, { address, now }),
  (parts, { context, address, now }) => showVehiclePage(parts, context, { address, now }),
  (parts, { context, address, now }) => showFinancePage(parts, context, { address, now }),
  async (_parts, { context, address }) => showSavedPage(context, { address }),
  (parts, { context, address, now }) => showComparePage(parts, context, { address, now }),
  ...contentLoaders,
  // After what staff published: a page of their own may stand where the product would bring a form (PAGE-1).
  (parts, { context, address, now }) => showLocationPage(parts, context, { address, now }),
  (parts, { context, address, now }) => showContactPage(parts, context, { address, now }),
  (parts, { context, address, now }) => showServicePage(parts, context, { address, now }),
  (parts, { context, address, now }) => showBookingPage(parts, context, { address, now }),
  (parts, { context, address, now }) => showLeadFormPage(parts, context, { address, now }),
];

/** The page under an address of a site. */
export async function loadPage(parts: ServerParts, request: PageRequest): Promise<AnyPage | PageRedirect> {
  for (const load of pageLoaders) {
    const page = await load(parts, request);
    if (page) return page;
  }
  return showNotFound(parts, request.context, request.now);
}
