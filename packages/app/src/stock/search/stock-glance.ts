import type { FacetCount } from '@forecourt/domain/stock/search/search-results';
import type { ListedCar } from '@forecourt/domain/stock/card/listed-car';
import { stockMakes } from '@forecourt/domain/stock/sidebar/make-cards';
import type { StockMakes } from '@forecourt/domain/stock/search/make-model-tree';
import type { ListAttribute } from '@forecourt/domain/stock/attributes/search-attributes';
import {
  hrefOf,
  readSearchAddress,
  searchAddress,
  type SearchAddress,
} from '@forecourt/domain/stock/search/search-path';
import { isAvailable } from '@forecourt/domain/stock/car/availability';
import { withCarType } from '@forecourt/domain/stock/sidebar/car-type-options';
import {
  emptySearch,
  normalSearchState,
  type ChosenLists,
  type SearchState,
} from '@forecourt/domain/stock/search/search-state';
import type { SiteSettings } from '@forecourt/domain/settings/registry';
import { StockIndexUnavailable, type StockIndex } from '../../ports/stock/stock-index.port.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { stockSite } from './stock-site.ts';

/** What pages say of the stock as a whole, from one search. */
export interface StockGlance {
  /** How many cars the site's search finds before anything is chosen. */
  readonly count: number;
  readonly facets: Readonly<Partial<Record<ListAttribute, readonly FacetCount[]>>>;
  readonly makes: StockMakes;
  /** The first cars in the site's own order. */
  readonly cars: readonly ListedCar[];
  readonly isDegraded: boolean;
  readonly validUntil: Date;
}

const facets = ['carType', 'make', 'makeModel', 'body', 'categories', 'priceRange', 'locationName'] as const;
/** Enough to find a picture for each body among them. */
const carsSeen = 48;

interface GlanceOptions {
  readonly lists?: ChosenLists;
  readonly sortBy?: SearchState['sortBy'];
  /** How many of the first. */
  readonly cars?: number;
}

/** The stock of a site at a glance, or what of it is in the lists; null where no engine answers, which no page waits for. */
export async function stockGlance(
  stockIndex: StockIndex,
  context: SiteContext,
  now: Date,
  { lists = {}, sortBy = context.settings.search.defaultSort, cars = carsSeen }: GlanceOptions = {},
): Promise<StockGlance | null> {
  const site = stockSite(context, now);
  const state = normalSearchState({ ...emptySearch(sortBy), lists });
  try {
    const found = await stockIndex.search(site, { state, pageSize: cars, facets, stats: [] });
    return {
      count: found.count,
      facets: found.facets,
      makes: stockMakes({ make: found.facets.make ?? [], makeModel: found.facets.makeModel ?? [] }),
      cars: found.hits,
      isDegraded: found.isDegraded,
      validUntil: site.validUntil,
    };
  } catch (error) {
    if (error instanceof StockIndexUnavailable) return null;
    throw error;
  }
}

/** The newest cars of a site, or those with the given choice; none where no engine answers. */
export async function listCars(
  stockIndex: StockIndex,
  context: SiteContext,
  now: Date,
  wanted: { readonly lists?: ChosenLists; readonly limit: number; readonly page?: number },
): Promise<readonly ListedCar[]> {
  const { lists = {}, page = 1 } = wanted;
  const state = normalSearchState({ ...emptySearch('latest'), lists, page });
  const search = { state, pageSize: wanted.limit, facets: [], stats: [] };
  try {
    return (await stockIndex.search(stockSite(context, now), search)).hits;
  } catch (error) {
    if (error instanceof StockIndexUnavailable) return [];
    throw error;
  }
}

/** The cars that an address of the search lists. */
export interface CarsAt {
  /** The one address of that search. */
  readonly href: string;
  readonly count: number;
  /** The first of those that can be bought, the cheapest first. */
  readonly cars: readonly ListedCar[];
}

/** Sold and held ones stand among the cheapest too. */
const cheapestSeen = 12;

/** What an address of the site's search lists; null where it is no such address, or no engine answers. */
export async function carsAt(
  stockIndex: StockIndex,
  context: SiteContext,
  {
    address,
    makes,
    now,
  }: { readonly address: SearchAddress; readonly makes: StockMakes; readonly now: Date },
): Promise<CarsAt | null> {
  const { search } = context.settings;
  const places = { search, makes };
  const read = readSearchAddress(address, places);
  if (!read) return null;
  const state = withCarType(
    normalSearchState({ ...read, sortBy: 'priceAsc', page: 1 }),
    search.carTypeChoices,
  );
  try {
    const wanted = { state, pageSize: cheapestSeen, facets: [], stats: [] };
    const { count, hits } = await stockIndex.search(stockSite(context, now), wanted);
    const cars = hits.filter((car) => isAvailable(car) && !car.reserved);
    return { href: hrefOf(searchAddress(read, places)), count, cars };
  } catch (error) {
    if (error instanceof StockIndexUnavailable) return null;
    throw error;
  }
}

/** The one address of a search by lists alone. */
export function searchHref(
  lists: ChosenLists,
  { search }: Pick<SiteSettings, 'search'>,
  makes: StockMakes,
): string {
  const state = normalSearchState({ ...emptySearch(search.defaultSort), lists });
  return hrefOf(searchAddress(state, { search, makes }));
}
