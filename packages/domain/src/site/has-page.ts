import type { SiteSettings } from '../settings/registry.ts';
import { pathFor, thingPages, type PathSettings, type Place, type ThingPage } from './paths.ts';

/** What decides which pages a site has, besides the pages that its staff wrote. */
export interface PageSettings extends PathSettings {
  readonly search: PathSettings['search'] & Pick<SiteSettings['search'], 'variants'>;
  readonly finance: PathSettings['finance'] & Pick<SiteSettings['finance'], 'hasPersonalisedQuotes'>;
  readonly tradeIn: PathSettings['tradeIn'] & Pick<SiteSettings['tradeIn'], 'takesTradeIns'>;
  readonly watchlist: PathSettings['watchlist'] &
    Pick<SiteSettings['watchlist'], 'hasWatchlist' | 'allowsFavourites'>;
  readonly pages: PathSettings['pages'] & Pick<SiteSettings['pages'], 'blogCategories'>;
  readonly checkout: Pick<SiteSettings['checkout'], 'hasCheckoutJourney' | 'hasOnlinePayment'>;
  readonly parts: Pick<SiteSettings['parts'], 'path' | 'takesRequests'>;
  readonly promotions: Pick<SiteSettings['promotions'], 'hasSpinToWin'>;
  readonly reviews: Pick<SiteSettings['reviews'], 'hidesReviews'>;
}

export interface SitePages {
  readonly settings: PageSettings;
  /** Paths of the pages and articles that staff have published. */
  readonly publishedPaths: ReadonlySet<string>;
  /** Whether a manufacturer of the site offers models. */
  readonly hasModels: boolean;
  /** False: no offers run, so that nothing leads to the page of offers, which is there all the same. */
  readonly hasOffers?: boolean;
  /** Pages of the product that the program does not answer yet, whatever the settings say. */
  readonly stillToCome?: ReadonlySet<ProductPage>;
}

type Condition = (site: SitePages) => boolean;

const always: Condition = () => true;
const takesTradeIns: Condition = ({ settings }) => settings.tradeIn.takesTradeIns;
/** At one of three addresses; the other two only lead there. */
function hasPartsAt(path: SiteSettings['parts']['path']): Condition {
  return ({ settings: { parts } }) => parts.takesRequests && parts.path === path;
}
const hasModels: Condition = (site) => site.hasModels;

/** Pages that have a known address and are written by staff all the same. */
type WrittenPlace = 'privacy' | 'terms' | 'valuationTerms';

/** A page of the product: at an address of its own, or one for each thing of a kind. */
export type ProductPage = Exclude<Place, WrittenPlace> | ThingPage;

/** Pages that the product itself brings, and when a site has them. What is not here is content. */
const productPages: Readonly<Record<ProductPage, Condition>> = {
  home: always,
  search: always,
  finance: always,
  preApproval: always,
  personalisedFinance: ({ settings }) => settings.finance.hasPersonalisedQuotes,
  service: always,
  bookService: always,
  bookTestDrive: always,
  contact: always,
  tradeIn: takesTradeIns,
  carTradeIn: takesTradeIns,
  sellMyCar: takesTradeIns,
  checkoutJourney: ({ settings }) => settings.checkout.hasCheckoutJourney,
  onlinePayment: ({ settings }) => settings.checkout.hasOnlinePayment,
  offers: always,
  specialOffers: always,
  spinToWin: ({ settings }) => settings.promotions.hasSpinToWin,
  partsSearch: hasPartsAt('/parts/search'),
  vehicleParts: hasPartsAt('/vehicle-parts-and-accessories'),
  accessories: hasPartsAt('/accessories'),
  models: hasModels,
  reviews: ({ settings }) => !settings.reviews.hidesReviews,
  blog: ({ settings, publishedPaths }) =>
    [...publishedPaths].some((path) => path.startsWith(`${settings.pages.blogPath}/`)),
  watchlist: ({ settings: { watchlist } }) => watchlist.hasWatchlist || watchlist.allowsFavourites,
  signIn: always,
  account: always,
  success: always,
  fleet: always,
  careers: always,
  // Whether the thing that an address names exists is known where it is looked up.
  car: always,
  carEnquiry: always,
  carQuickEnquiry: always,
  carPhotoRequest: always,
  carCheckout: always,
  carBuyOnline: always,
  make: always,
  makeModel: always,
  location: always,
  contactLocation: always,
  offer: always,
  model: hasModels,
  modelOfMake: hasModels,
};

const productPlaces = (Object.keys(productPages) as ProductPage[]).filter((page) => !isThing(page));

const searchVariants = ['new-cars', 'demo-cars', 'used-cars', 'new-and-demo-cars'];

/** The addresses that name a thing, as they look. */
const things = (Object.keys(thingPages) as ThingPage[]).map(
  (page) => [page, new RegExp(`^${thingPages[page].replaceAll(/\{\w+\}/g, '[^/]+')}$`)] as const,
);

function isThing(page: ProductPage): page is ThingPage {
  return Object.hasOwn(thingPages, page);
}

/**
 * Whether a site has a page at a path (PAGE-1): one that its staff published, or one that the product
 * brings and the site's settings allow. Everything else is a 404, and no menu links to it.
 */
export function hasPage(path: string, site: SitePages): boolean {
  if (site.publishedPaths.has(path)) return true;
  const place = productPlaces.find((name) => pathFor(site.settings, name) === path);
  if (place) return isBuilt(place, site) && productPages[place](site);
  const variant = searchVariants.find((name) => path === `/search/${name}`);
  if (variant) return site.settings.search.variants.some((name) => name === variant);
  if (isBlogCategory(path, site.settings)) return true;
  const thing = things.find(([, shape]) => shape.test(path))?.[0];
  return thing !== undefined && isBuilt(thing, site) && productPages[thing](site);
}

function isBuilt(page: ProductPage, { stillToCome }: SitePages): boolean {
  return !stillToCome?.has(page);
}

function isBlogCategory(path: string, { pages }: PageSettings): boolean {
  return pages.blogCategories.some(({ slug }) => path === `${pages.blogPath}/${slug}`);
}
