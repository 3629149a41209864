import { showContactPage } from '@forecourt/app/contact/show-contact-page';
import { showFinanceHome } from '@forecourt/app/finance/show-finance-home';
import { showPersonalFinance } from '@forecourt/app/finance/show-personal-finance';
import { showFinancePage } from '@forecourt/app/finance/show-finance-page';
import { showLeadFormPage, type LeadFormPageInput } from '@forecourt/app/leads/pages/show-lead-form-page';
import { showAccessories } from '@forecourt/app/models/show-accessories';
import { showLocationPage } from '@forecourt/app/locations/show-location-page';
import { showBlogPage } from '@forecourt/app/pages/show-blog-page';
import { showHomePage } from '@forecourt/app/pages/show-home-page';
import { showModelPage } from '@forecourt/app/models/show-model-page';
import { showModelsPage } from '@forecourt/app/pages/show-models-page';
import { showOfferPage } from '@forecourt/app/pages/show-offer-page';
import { showOffersPage } from '@forecourt/app/pages/show-offers-page';
import { showReviewsPage } from '@forecourt/app/reviews/show-reviews-page';
import { showBookingPage } from '@forecourt/app/service-booking/show-booking-page';
import { showServicePage } from '@forecourt/app/service-booking/show-service-page';
import type { PageToCome } from '@forecourt/app/shared/site-pages';
import type { SiteContext } from '@forecourt/app/site/site-context';
import { showDirectoryPage } from '@forecourt/app/stock/search/show-directory-page';
import { showSearchPage } from '@forecourt/app/stock/search/show-search-page';
import { showVehiclePage } from '@forecourt/app/stock/vehicle/show-vehicle-page';
import { showTradeInPage } from '@forecourt/app/trade-in/pages/show-trade-in-page';
import { showComparePage } from '@forecourt/app/watchlist/show-compare-page';
import { showSavedPage } from '@forecourt/app/watchlist/show-saved-page';
import type { FixedPaths, MovingPlace, Place, ThingPage } from '@forecourt/domain/site/paths';
import type { ServerDeps } from '../server-deps.ts';
import { designPage } from './design-page.ts';
import { moved, page, personal, replaceable, toCome, written } from './page-route.ts';
import type { MovedPath, PagePath, PageRoute } from './page-route.ts';

/** Each page that the rules know has a row here, at the path that links write, and is to come where nothing links to it. */
type RowOf<Page extends Place | ThingPage> = PageRoute<
  Page extends MovingPlace ? MovedPath<Page, ''> : Page extends keyof FixedPaths ? FixedPaths[Page] : never,
  Page extends PageToCome ? true : false
>;
type KnownPages = { readonly [Page in Place | ThingPage]: RowOf<Page> };

/**
 * Every page of a site: its path, its kind and the use case that makes it. A path without params comes before one
 * with, then the first row. What no row knows is a page that staff published, or a 404.
 */
export const pageRoutes = {
  home: page('/', 'home', showHomePage),
  search: page(moved('search'), 'search', showSearchPage),
  searchRoot: page('/search', 'search', showSearchPage),
  make: page('/search/{make}', 'search', showSearchPage),
  makeModel: page('/search/{make}/{model}', 'search', showSearchPage),
  directory: page('/directory', 'search', showDirectoryPage),
  dealership: page('/dealerships/{slug}', 'search', showDirectoryPage),
  car: page('/cars/{slug}', 'vehicle', showVehiclePage),
  carFinance: page('/cars/{slug}/finance', 'car-finance', showFinancePage),
  watchlist: page(moved('watchlist'), 'saved', (_deps, context) => showSavedPage(context)),
  compare: page('/compare', 'compare', showComparePage),
  design: page('/_design', 'design', designPage),

  blog: replaceable(moved('blog'), 'blog', showBlogPage),
  blogCategory: replaceable(moved('blog', '/{category}'), 'blog', showBlogPage),
  offers: replaceable('/offers', 'offers', showOffersPage),
  offer: replaceable('/offers/{slug}', 'offer', showOfferPage),
  specialOffers: replaceable('/special-offers', 'offers', showOffersPage),
  reviews: replaceable('/reviews', 'reviews', showReviewsPage),
  models: replaceable('/models', 'models', showModelsPage),
  model: replaceable('/models/{slug}', 'model', showModelPage),
  modelOfMake: replaceable('/models/{make}/{slug}', 'model', showModelPage),
  location: replaceable('/locations/{slug}', 'location', showLocationPage),
  contact: replaceable(moved('contact'), 'contact', showContactPage),
  contactLocation: replaceable('/contact-us/{slug}', 'contact', showContactPage),
  service: replaceable('/service', 'service', showServicePage),
  bookService: replaceable(moved('bookService'), 'service-booking', showBookingPage),
  carEnquiry: replaceable('/cars/{slug}/enquire', 'lead-form', leadForm('enquiry')),
  carQuickEnquiry: replaceable('/cars/{slug}/quick-enquiry', 'lead-form', leadForm('quickEnquiry')),
  carPhotoRequest: replaceable('/cars/{slug}/request-photos', 'lead-form', leadForm('requestPhotos')),
  fleet: replaceable('/fleet', 'lead-form', leadForm('fleet')),
  partsSearch: replaceable('/parts/search', 'lead-form', showAccessories),
  vehicleParts: replaceable('/vehicle-parts-and-accessories', 'lead-form', showAccessories),
  accessories: replaceable('/accessories', 'lead-form', showAccessories),
  careers: replaceable('/careers', 'lead-form', leadForm('careers')),
  tradeIn: tradeIn(moved('tradeIn')),
  sellMyCar: tradeIn('/sell-my-car'),
  carTradeIn: tradeIn('/cars/trade-in'),
  finance: replaceable<MovedPath<'finance', ''>, 'finance' | 'lead-form'>(
    moved('finance'),
    'finance',
    showFinanceHome,
    'finance',
  ),
  personalisedFinance: replaceable(
    '/personalised/finance',
    'personal-finance',
    showPersonalFinance,
    'finance',
  ),
  preApproval: replaceable(moved('preApproval'), 'lead-form', leadForm('preApproval'), 'finance'),

  privacy: written(moved('privacy')),
  terms: written(moved('terms')),
  valuationTerms: written(moved('valuationTerms')),

  bookTestDrive: personal(moved('bookTestDrive')),
  signIn: personal('/sign-in'),
  account: personal('/account'),
  success: personal('/success'),
  spinToWin: personal('/spin-to-win', 'spin-to-win'),
  // Its own routes ask for the sign-in.
  carCheckout: personal('/cars/{slug}/checkout'),

  carBuyOnline: toCome('/cars/{slug}/buy-online', 'checkout'),
  checkoutJourney: toCome('/checkout-journey', 'checkout'),
  onlinePayment: toCome('/online-payment', 'online-payment'),
} satisfies KnownPages & Readonly<Record<string, PageRoute>>;

/** A form on a page of its own, by its name: one use case makes them all. */
function leadForm(form: LeadFormPageInput['form']) {
  return (deps: ServerDeps, context: SiteContext, input: Omit<LeadFormPageInput, 'form'>) =>
    showLeadFormPage(deps, context, { ...input, form });
}

/** Where a seller begins: the site's settings say with which of two pages (TRADE-1, FORM-10). */
function tradeIn<const Path extends PagePath>(path: Path): PageRoute<Path, false> {
  return replaceable<Path, 'instant-offer' | 'lead-form'>(path, 'instant-offer', showTradeInPage, 'trade-in');
}
