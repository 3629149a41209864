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
import type { ServerDeps } from '../server-deps.ts';
import { designPage } from './design-page.ts';
import { contentLoaders } from './content-loaders.ts';
import { movedPage } from './moved-page.ts';
import type { AnyPage, PageLoader, PageRequest } from './page-request.ts';

/** The first that knows the address makes the page. */
const pageLoaders: readonly PageLoader[] = [
  designPage,
  movedPage,
  (deps, { context, address, now }) => showSearchPage(deps, context, { address, now }),
  (deps, { context, address, now }) => showDirectoryPage(deps, context, { address, now }),
  (deps, { context, address, now }) => showVehiclePage(deps, context, { address, now }),
  (deps, { context, address, now }) => showFinancePage(deps, context, { address, now }),
  async (_deps, { context, address }) => showSavedPage(context, { address }),
  (deps, { context, address, now }) => showComparePage(deps, context, { address, now }),
  ...contentLoaders,
  // After what staff published: a page of their own may stand where the product would bring a form (PAGE-1).
  (deps, { context, address, now }) => showLocationPage(deps, context, { address, now }),
  (deps, { context, address, now }) => showContactPage(deps, context, { address, now }),
  (deps, { context, address, now }) => showServicePage(deps, context, { address, now }),
  (deps, { context, address, now }) => showBookingPage(deps, context, { address, now }),
  (deps, { context, address, now }) => showLeadFormPage(deps, context, { address, now }),
];

/** The page under an address of a site. */
export async function loadPage(deps: ServerDeps, request: PageRequest): Promise<AnyPage | PageRedirect> {
  for (const load of pageLoaders) {
    const page = await load(deps, request);
    if (page) return page;
  }
  return showNotFound(deps, request.context, request.now);
}
