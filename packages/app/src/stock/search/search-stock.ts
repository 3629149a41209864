import { fail, ok, type Result } from '@forecourt/domain/core/result';
import { allOf, type StockFilter } from '@forecourt/domain/stock/filter/expression';
import {
  dealershipDirectoryFacets,
  directoryFacets,
  shownFacets,
  type ShownFacets,
} from '@forecourt/domain/stock/search/shown-facets';
import type { NormalSearchState } from '@forecourt/domain/stock/search/search-state';
import { withReadWords } from '@forecourt/domain/stock/search/words/with-read-words';
import { turnToPage } from '@forecourt/domain/stock/sidebar/change-filters';
import {
  StockIndexUnavailable,
  type StockIndex,
  type StockSite,
} from '../../ports/stock/stock-index.port.ts';
import { searchStockViewOf, type SearchStockView } from './search-stock.view.ts';
import { readBy, stockOverview } from './stock-overview.ts';
import { stockSite, type StockSiteContext } from './stock-site.ts';

export interface SearchStockPorts {
  readonly stockIndex: StockIndex;
}

interface SearchInput {
  readonly state: NormalSearchState;
  readonly now: Date;
}

export type Searched<Failure extends string = never> = Promise<
  Result<SearchStockView, 'search_unavailable' | Failure>
>;

/** One page of a site's main search, with the facets that the page draws (SRCH-1). */
export function searchStock(
  ports: SearchStockPorts,
  context: StockSiteContext,
  { state, now }: SearchInput,
): Searched {
  const { search } = context.settings;
  const page = { pageSize: search.pageSize, facets: shownFacets(context.settings) };
  return readAndAsk(ports, context, { state, now }, page);
}

const noFacets: ShownFacets = { lists: [], ranges: [] };

/** The first cars that fit, for whoever shows a few of them elsewhere (SRCH-18). */
export function lookUpStock(
  ports: SearchStockPorts,
  context: StockSiteContext,
  { state, now }: SearchInput,
): Searched {
  const page = { pageSize: context.settings.search.lookupLimit, facets: noFacets };
  return readAndAsk(ports, context, { state: turnToPage(state, 1), now }, page);
}

/** One page of the directory over all that a site shows, by manufacturer, model and body (SRCH-17). */
export async function searchDirectory(
  ports: SearchStockPorts,
  context: StockSiteContext,
  { state, now }: SearchInput,
): Searched<'no_such_directory'> {
  const { search } = context.settings;
  if (!search.hasManufacturerDirectory) return fail('no_such_directory');
  const page = { pageSize: search.directoryPageSize, facets: directoryFacets };
  return ask(ports, { ...context, site: stockSite(context, now) }, state, page);
}

/** One page of the directory of a single dealership, by category and price (SRCH-17). */
export async function searchDealership(
  ports: SearchStockPorts,
  context: StockSiteContext,
  { state, now, dealershipSlug }: SearchInput & { readonly dealershipSlug: string },
): Searched<'no_such_directory'> {
  const { search } = context.settings;
  const site = stockSite(context, now);
  const dealerships = site.dealerships.filter(({ slug }) => slug === dealershipSlug);
  if (!search.hasDealershipDirectory || dealerships.length === 0) return fail('no_such_directory');
  const page = { pageSize: search.directoryPageSize, facets: dealershipDirectoryFacets };
  return ask(ports, { ...context, site: { ...site, dealerships } }, state, page);
}

interface AskedPage {
  readonly pageSize: number;
  readonly facets: ShownFacets;
  /** Takes away from what the site shows. */
  readonly filter?: StockFilter;
}

/** Asks for what the words mean; what they do not is searched for as text. */
export async function readAndAsk(
  ports: SearchStockPorts,
  context: StockSiteContext,
  { state, now }: SearchInput,
  page: AskedPage,
): Searched {
  const site = narrowed(stockSite(context, now), page.filter);
  if (state.query === '') return ask(ports, { ...context, site }, state, page);
  try {
    const overview = await stockOverview(ports, context, now);
    const read = withReadWords(state, readBy(context, overview, now));
    return await ask(ports, { ...context, site }, read, page);
  } catch (error) {
    if (error instanceof StockIndexUnavailable) return fail('search_unavailable');
    throw error;
  }
}

async function ask(
  { stockIndex }: SearchStockPorts,
  { site, settings }: Pick<StockSiteContext, 'settings'> & { readonly site: StockSite },
  state: NormalSearchState,
  { pageSize, facets }: AskedPage,
): Searched {
  const { lists, ranges } = facets;
  try {
    const results = await stockIndex.search(site, { state, pageSize, facets: lists, stats: ranges });
    return ok(searchStockViewOf(results, settings.contact));
  } catch (error) {
    if (error instanceof StockIndexUnavailable) return fail('search_unavailable');
    throw error;
  }
}

function narrowed(site: StockSite, filter: StockFilter | undefined): StockSite {
  if (!filter || filter.kind === 'every') return site;
  return { ...site, filter: site.filter.kind === 'every' ? filter : allOf([site.filter, filter]) };
}
