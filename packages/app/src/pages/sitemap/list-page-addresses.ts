import { hasPage } from '@forecourt/domain/site/has-page';
import { locationLink } from '@forecourt/domain/locations/location-link';
import { locationOrder } from '@forecourt/domain/locations/location-order';
import { modelLink } from '@forecourt/domain/models/model-link';
import { pageIndexing } from '@forecourt/domain/site/indexing';
import { pathFor } from '@forecourt/domain/site/paths';
import type { SiteContext } from '../../site/site-context.ts';
import type { PageSources } from '../page-sources.ts';
import { searchHref, type StockGlance } from '../../stock/search/stock-glance.ts';

/** Every page of a site that is no car and that search engines may list: those without anything on them are not. */
export async function listPageAddresses(
  sources: PageSources,
  { settings }: SiteContext,
  stock: StockGlance,
): Promise<readonly string[]> {
  const [sitePages, range, offers, locations] = await Promise.all([
    sources.sitePages(),
    sources.range(),
    sources.promos('offer'),
    sources.locations(),
  ]);
  const places = [
    '/',
    ...(stock.count > 0 ? [pathFor(settings, 'search')] : []),
    ...(offers.length > 0 ? [pathFor(settings, 'offers')] : []),
    pathFor(settings, 'models'),
    pathFor(settings, 'blog'),
    pathFor(settings, 'tradeIn'),
    ...locationOrder(locations, settings.locations).map((location) => locationLink(location, settings)),
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
