import type { SiteSettings } from '../settings/registry.ts';

/** The settings that move a page to another address. */
export interface PathSettings {
  readonly search: Pick<SiteSettings['search'], 'basePath'>;
  readonly finance: Pick<SiteSettings['finance'], 'path' | 'preApprovalPath'>;
  readonly serviceBooking: Pick<SiteSettings['serviceBooking'], 'path'>;
  readonly testDrive: Pick<SiteSettings['testDrive'], 'path'>;
  readonly contact: Pick<SiteSettings['contact'], 'path'>;
  readonly tradeIn: Pick<SiteSettings['tradeIn'], 'path'>;
  readonly tradeInContent: Pick<SiteSettings['tradeInContent'], 'termsPath'>;
  readonly watchlist: Pick<SiteSettings['watchlist'], 'path'>;
  readonly pages: Pick<SiteSettings['pages'], 'usesPagesPath' | 'privacyPath' | 'termsPath' | 'blogPath'>;
}

interface MovingPage {
  readonly of: (settings: PathSettings) => string;
  /** Where the page lies, or lay, on other sites: links to these are followed to where it lies here. */
  readonly usual: readonly [string, ...string[]];
}

/** Pages whose address differs between sites (URL-1, URL-4, URL-7, URL-8). */
const movingPages = {
  search: { of: ({ search }) => search.basePath, usual: ['/search/new-used-and-demo-cars', '/cars'] },
  finance: {
    of: ({ finance }) => finance.path,
    usual: ['/finance', '/finance-enquiry', '/apply-for-finance'],
  },
  preApproval: { of: ({ finance }) => finance.preApprovalPath, usual: ['/finance-pre-approval'] },
  bookService: { of: ({ serviceBooking }) => serviceBooking.path, usual: ['/book-a-service'] },
  bookTestDrive: { of: ({ testDrive }) => testDrive.path, usual: ['/book-test-drive', '/test-drive'] },
  // The list of places is the page where one asks which is near.
  contact: { of: ({ contact }) => contact.path, usual: ['/contact', '/contact-us', '/locations'] },
  tradeIn: { of: ({ tradeIn }) => tradeIn.path, usual: ['/trade-in'] },
  valuationTerms: { of: valuationTermsPath, usual: ['/value-my-car-terms', '/pages/value-my-car-terms'] },
  watchlist: { of: ({ watchlist }) => watchlist.path, usual: ['/watchlist'] },
  privacy: { of: ({ pages }) => pages.privacyPath, usual: ['/privacy-policy'] },
  terms: { of: ({ pages }) => pages.termsPath, usual: ['/terms-and-conditions'] },
  blog: { of: ({ pages }) => pages.blogPath, usual: ['/blog'] },
} as const satisfies Record<string, MovingPage>;

/** Pages with the same address on every site that has them (URL-5, URL-6, URL-7, URL-8). */
const fixedPages = {
  home: '/',
  success: '/success',
  signIn: '/sign-in',
  account: '/account',
  checkoutJourney: '/checkout-journey',
  carTradeIn: '/cars/trade-in',
  personalisedFinance: '/personalised/finance',
  service: '/service',
  sellMyCar: '/sell-my-car',
  offers: '/offers',
  specialOffers: '/special-offers',
  spinToWin: '/spin-to-win',
  onlinePayment: '/online-payment',
  partsSearch: '/parts/search',
  vehicleParts: '/vehicle-parts-and-accessories',
  accessories: '/accessories',
  models: '/models',
  reviews: '/reviews',
  fleet: '/fleet',
  careers: '/careers',
} as const;

/** Pages of which a site has one for each thing of a kind: what stands in braces names it (URL-1, URL-3, URL-7, URL-10). */
export const thingPages = {
  car: '/cars/{slug}',
  carEnquiry: '/cars/{slug}/enquire',
  carQuickEnquiry: '/cars/{slug}/quick-enquiry',
  carPhotoRequest: '/cars/{slug}/request-photos',
  carCheckout: '/cars/{slug}/checkout',
  carBuyOnline: '/cars/{slug}/buy-online',
  make: '/search/{make}',
  makeModel: '/search/{make}/{model}',
  location: '/locations/{slug}',
  contactLocation: '/contact-us/{slug}',
  offer: '/offers/{slug}',
  model: '/models/{slug}',
  modelOfMake: '/models/{make}/{slug}',
} as const;

export type MovingPlace = keyof typeof movingPages;
export type Place = MovingPlace | keyof typeof fixedPages;
export type ThingPage = keyof typeof thingPages;

/** The address of a page that is the same on every site, as a type: whoever answers it writes the same one down. */
export type FixedPaths = typeof fixedPages & typeof thingPages;

/** The valuation terms lie under /pages on sites that use a pages path (URL-8). */
function valuationTermsPath({ pages, tradeInContent: { termsPath } }: PathSettings): string {
  return pages.usesPagesPath && !termsPath.startsWith('/pages/') ? `/pages${termsPath}` : termsPath;
}

/** Where a page of the product lies on a site; nothing else may write such an address down. */
export function pathFor(settings: PathSettings, place: Place): string {
  return isMoving(place) ? movingPages[place].of(settings) : fixedPages[place];
}

/** Every page whose address differs between sites: where it lies here, and where it usually lies. */
export function movingPaths(
  settings: PathSettings,
): readonly { readonly place: MovingPlace; readonly here: string; readonly usual: readonly string[] }[] {
  return Object.keys(movingPages)
    .filter((place) => isMoving(place))
    .map((place) => ({ place, here: pathFor(settings, place), usual: movingPages[place].usual }));
}

function isMoving(place: string): place is MovingPlace {
  return Object.hasOwn(movingPages, place);
}

/** The privacy policy, which opens in a new tab so that a form being filled in is not lost (URL-8). */
export function privacyLink(settings: {
  readonly pages: Pick<SiteSettings['pages'], 'privacyPath' | 'opensPrivacyInNewTab'>;
}): { readonly href: string; readonly opensNewTab: boolean } {
  return { href: settings.pages.privacyPath, opensNewTab: settings.pages.opensPrivacyInNewTab };
}
