import { fail, ok, type Result } from '@forecourt/domain/core/result';
import { carPath } from '@forecourt/domain/site/car-paths';
import { isAvailable } from '@forecourt/domain/stock/car/availability';
import { emptySearch, normalSearchState } from '@forecourt/domain/stock/search/search-state';
import { StockIndexUnavailable } from '../../ports/stock/stock-index.port.ts';
import { canonicalAddress } from '../../shared/canonical-address.ts';
import { previewPicture } from '../../shared/picture.view.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { stockSite } from '../../stock/search/stock-site.ts';
import { blockPage } from '../block-page.ts';
import { pageSources, type PagePorts } from '../page-sources.ts';
import { listPageAddresses } from './list-page-addresses.ts';
import { carParts, pagesPart, partSize, type CarPart } from './sitemap-parts.ts';

export interface SitemapEntry {
  readonly loc: string;
  /** A day: 2026-11-15; null where nobody knows. */
  readonly lastmod: string | null;
  readonly images: readonly string[];
}

type Sitemap<Found> = Promise<Result<Found, 'search_unavailable' | 'no_such_part'>>;

/** Cars are read in so many at a time: that is all of them that is held at once. */
const carsAtOnce = 500;
const mostImages = 5;

/** The addresses of the parts of a site's sitemap; of a site that hides from search engines there is none. */
export async function showSitemapIndex(
  ports: PagePorts,
  context: SiteContext,
  now: Date,
): Sitemap<readonly string[]> {
  if (context.settings.site.hidesFromSearchEngines) return fail('no_such_part');
  const stock = await pageSources(ports, context, now).stock();
  if (!stock) return fail('search_unavailable');
  const names = carParts(stock.count, stock.facets.make ?? []).map(({ name }) => name);
  return ok([pagesPart, ...names].map((name) => canonicalAddress(context, `/sitemap-${name}.xml`)));
}

/** One part of a site's sitemap: its pages, or some of its cars with their pictures. */
export async function showSitemapPart(
  ports: PagePorts,
  context: SiteContext,
  { name, now }: { readonly name: string; readonly now: Date },
): Sitemap<readonly SitemapEntry[]> {
  if (context.settings.site.hidesFromSearchEngines) return fail('no_such_part');
  const sources = pageSources(ports, context, now);
  const stock = await sources.stock();
  if (!stock) return fail('search_unavailable');
  if (name === pagesPart) {
    const paths = await listPageAddresses(await blockPage(ports, context, now, sources), stock);
    return ok(paths.slice(0, partSize).map((path) => entry(canonicalAddress(context, path))));
  }
  const part = carParts(stock.count, stock.facets.make ?? []).find((one) => one.name === name);
  if (!part) return fail('no_such_part');
  try {
    return ok(await listCars(ports, context, part, now));
  } catch (error) {
    if (error instanceof StockIndexUnavailable) return fail('search_unavailable');
    throw error;
  }
}

function entry(loc: string): SitemapEntry {
  return { loc, lastmod: null, images: [] };
}

async function listCars(
  { stockIndex, media }: PagePorts,
  context: SiteContext,
  { make, number }: CarPart,
  now: Date,
): Promise<readonly SitemapEntry[]> {
  const site = stockSite(context, now);
  const pagesOfPart = partSize / carsAtOnce;
  const first = (number - 1) * pagesOfPart + 1;
  const entries: SitemapEntry[] = [];
  for (let page = first; page < first + pagesOfPart; page += 1) {
    const lists = make === null ? {} : { make: [make] };
    const state = normalSearchState({ ...emptySearch('latest'), page, lists });
    const { hits } = await stockIndex.search(site, { state, pageSize: carsAtOnce, facets: [], stats: [] });
    for (const car of hits.filter(isAvailable)) {
      const images = car.photos
        .slice(0, mostImages)
        .map(({ url }) => previewPicture(media, url))
        .map((url) => (url.startsWith('/') ? canonicalAddress(context, url) : url));
      const lastmod = car.createdAt.toISOString().slice(0, 10);
      entries.push({ loc: canonicalAddress(context, carPath(car.slug)), lastmod, images });
    }
    if (hits.length < carsAtOnce) break;
  }
  return entries;
}
