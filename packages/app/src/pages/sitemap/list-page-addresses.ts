import { takesApplications } from '@forecourt/domain/finance/application/takes-applications';
import { hasPage } from '@forecourt/domain/site/has-page';
import { locationContactLink, locationLink } from '@forecourt/domain/locations/location-link';
import { locationOrder } from '@forecourt/domain/locations/location-order';
import { modelLink } from '@forecourt/domain/models/model-link';
import { combinedReviews } from '@forecourt/domain/reviews/combined-reviews';
import { reviewVisibility } from '@forecourt/domain/reviews/review-visibility';
import { pageIndexing } from '@forecourt/domain/site/indexing';
import { pathFor } from '@forecourt/domain/site/paths';
import type { BlockPage } from '../blocks/define-block.ts';
import { runningPromos } from '../blocks/promo-view.ts';
import { searchHref, type StockGlance } from '../../stock/search/stock-glance.ts';

/** What everybody can fill in. */
const formPages = [
  'tradeIn',
  'finance',
  'bookTestDrive',
  'contact',
  'fleet',
  'careers',
  'partsSearch',
  'vehicleParts',
  'accessories',
] as const;

const servicePages = ['service', 'bookService'] as const;

/** Every page of a site that is no car and that search engines may list: those without anything on them are not. */
export async function listPageAddresses(page: BlockPage, stock: StockGlance): Promise<readonly string[]> {
  const { sources, sitePages, context } = page;
  const { settings, dealerships } = context;
  const [range, { promos: offers }, locations, categories, reviews] = await Promise.all([
    sources.range(),
    runningPromos('offer', page),
    sources.locations(),
    sources.articleCategories(),
    sources.reviewSets(),
  ]);
  const { search, pages } = settings;
  const places = [
    '/',
    ...(stock.count > 0 ? [pathFor(settings, 'search')] : []),
    ...(offers.length > 0 ? [pathFor(settings, 'offers')] : []),
    ...offers.map((offer) => offer.page),
    pathFor(settings, 'models'),
    pathFor(settings, 'blog'),
    ...formPages.map((place) => pathFor(settings, place)),
    // An application is for whoever begins it.
    ...(takesApplications(settings.finance) ? [] : [pathFor(settings, 'preApproval')]),
    // Without a workshop its pages take a booking all the same, but nobody should come for them.
    ...(locations.some(({ locationType }) => locationType === 'service')
      ? servicePages.map((place) => pathFor(settings, place))
      : []),
    ...locationOrder(locations, settings.locations).flatMap((location) => [
      locationLink(location, settings),
      locationContactLink(location),
    ]),
    ...(reviewVisibility(combinedReviews(reviews), settings.reviews, settings.law)
      ? [pathFor(settings, 'reviews')]
      : []),
    ...pages.blogCategories
      .filter(({ slug }) => categories.has(slug))
      .map(({ slug }) => `${pathFor(settings, 'blog')}/${slug}`),
    ...search.variants.filter((variant) => hasCars(variant, stock)).map((variant) => `/search/${variant}`),
    ...(search.hasManufacturerDirectory ? ['/directory'] : []),
    ...(search.hasDealershipDirectory ? dealerships.map(({ slug }) => `/dealerships/${slug}`) : []),
    ...sitePages.publishedPaths,
    ...(range?.models ?? []).flatMap((model) => {
      const link = range && modelLink(model, { make: range.make, isOneBrandSite: true }, settings.models);
      return link?.kind === 'internal' ? [link.href] : [];
    }),
    ...(stock.facets.make ?? []).map(({ value }) => searchHref({ make: [value] }, settings, stock.makes)),
    ...(stock.facets.makeModel ?? []).map(({ value }) =>
      searchHref({ makeModel: [value] }, settings, stock.makes),
    ),
  ];
  return [...new Set(places)].filter(
    (path) =>
      // What needs a query to say it has no address of its own.
      !path.includes('?') &&
      hasPage(path, sitePages) &&
      pageIndexing(path, settings.site) === 'index, follow',
  );
}

/** A search by type of car is a page where there are such cars: /search/new-and-demo-cars. */
function hasCars(variant: string, { facets }: StockGlance): boolean {
  return (facets.carType ?? []).some(({ value, count }) => count > 0 && variant.split('-').includes(value));
}
