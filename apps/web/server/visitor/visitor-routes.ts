import type { SiteContext } from '@forecourt/app/site/site-context';
import { applicationPaths } from '@forecourt/app/finance/application/application-paths';
import { leadsPath } from '@forecourt/app/leads/pages/lead-form.view';
import { answersOnItsPage } from '@forecourt/app/leads/pages/show-parts-page';
import { drivePaths } from '@forecourt/app/shared/drive-address';
import { checkoutKind } from '@forecourt/domain/checkout/checkout-path';
import { takesApplications } from '@forecourt/domain/finance/application/takes-applications';
import { pathFor } from '@forecourt/domain/site/paths';
import { routeFinder, type FoundRoute } from '@forecourt/server/http/find-route';
import { accountRoutes } from './account/account-routes.ts';
import { checkoutRoutes } from './checkout/checkout-routes.ts';
import { reservationRoutes } from './checkout/reservation-routes.ts';
import { waitRoutes } from './checkout/wait-routes.ts';
import { emailRoutes } from './account/email-routes.ts';
import { ownDataRoutes } from './account/own-data-routes.ts';
import { applicationRoutes } from './finance/application-routes.ts';
import { reportEventRoute } from './insights/report-event.route.ts';
import { leadRoutes } from './leads/lead-routes.ts';
import { phoneRoutes } from './phone/phone-routes.ts';
import { searchPayloadRoute } from './search/search-payload.route.ts';
import { spinRoutes } from './promotions/spin-routes.ts';
import { serviceBookingRoutes } from './service-booking/service-booking-routes.ts';
import { serviceChangeRoutes } from './service-booking/service-change-routes.ts';
import { signInRoutes } from './sign-in/sign-in-routes.ts';
import { testDriveRoutes } from './test-drive/test-drive-routes.ts';
import { journeyLinkRoutes } from './trade-in/journey-link-routes.ts';
import { journeyPageRoutes } from './trade-in/journey-page-routes.ts';
import { photoRoutes } from './trade-in/photo-routes.ts';
import { offerApiRoutes } from './trade-in/offer-api-routes.ts';
import { leadPhotoRoutes } from './leads/lead-photo-routes.ts';
import { offerRoutes } from './trade-in/offer-routes.ts';
import { tradeInRoutes } from './trade-in/trade-in-routes.ts';
import { alertRoutes } from './watchlist/alert-routes.ts';
import { savedSearchRoutes } from './watchlist/saved-search-routes.ts';
import { watchlistRoutes } from './watchlist/watchlist-routes.ts';
import type { VisitorRoute } from './visitor-route.ts';

/** Everything that a site does for one person; what each does stands in its feature's folder. */
export const visitorRoutes: readonly VisitorRoute[] = [
  ...signInRoutes,
  ...accountRoutes,
  ...ownDataRoutes,
  ...emailRoutes,
  ...phoneRoutes,
  ...leadRoutes,
  ...leadPhotoRoutes,
  ...serviceBookingRoutes,
  ...serviceChangeRoutes,
  ...watchlistRoutes,
  ...alertRoutes,
  ...savedSearchRoutes,
  reportEventRoute,
  searchPayloadRoute,
  ...testDriveRoutes,
  ...spinRoutes,
  ...tradeInRoutes,
  ...journeyPageRoutes,
  ...journeyLinkRoutes,
  ...photoRoutes,
  ...offerRoutes,
  ...offerApiRoutes,
  ...applicationRoutes,
  ...checkoutRoutes,
  ...reservationRoutes,
  ...waitRoutes,
];

const find = {
  GET: routeFinder(visitorRoutes.filter(({ method }) => method === 'GET')),
  POST: routeFinder(visitorRoutes.filter(({ method }) => method === 'POST')),
};

const uploads = new Map(
  visitorRoutes.flatMap(({ path, uploadBytes }) => (uploadBytes === undefined ? [] : [[path, uploadBytes]])),
);

/** How large the body of an upload may be; null where the address takes no files. */
export function uploadBytesOf(path: string): number | null {
  return uploads.get(path) ?? null;
}

const checkoutShape = /^\/cars\/[^/]+\/checkout(?:\/|$)/;

export type FoundVisitorRoute = FoundRoute<VisitorRoute>;

/** The visitor route of a method and a path; a page whose address is a site's setting has its route by its own name. */
export function findVisitorRoute(
  method: 'GET' | 'HEAD' | 'POST',
  path: string,
  { settings }: Pick<SiteContext, 'settings'>,
): FoundVisitorRoute | null {
  // A site without a game may have a page of that name.
  if (path === pathFor(settings, 'spinToWin') && !settings.promotions.hasSpinToWin) return null;
  // A site that sells online has another address for it.
  if (checkoutShape.test(path) && checkoutKind(settings.checkout) !== 'checkout') return null;
  if (method === 'POST' && answersOnItsPage(path, { settings })) return find.POST(leadsPath);
  return find[method === 'POST' ? 'POST' : 'GET'](knownPath(path, settings));
}

function knownPath(path: string, settings: SiteContext['settings']): string {
  if (path === pathFor(settings, 'bookTestDrive')) return drivePaths.times;
  const applies = takesApplications(settings.finance) && path === pathFor(settings, 'preApproval');
  return applies ? applicationPaths.begin : path;
}
