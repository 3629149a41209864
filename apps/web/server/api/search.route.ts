import type { Result } from '@forecourt/domain/core/result';
import { normalSearchState, type SearchState } from '@forecourt/domain/stock/search/search-state';
import { readSearchQuery, writeSearchQuery } from '@forecourt/domain/stock/search/search-url';
import { searchDealership, searchDirectory, searchStock } from '@forecourt/app/stock/search/search-stock';
import {
  searchStockView,
  suggestStockView,
  type SearchStockView,
} from '@forecourt/app/stock/search/search-stock.view';
import { stockSite } from '@forecourt/app/stock/search/stock-site';
import { suggestStock } from '@forecourt/app/stock/search/suggest-stock';
import type { HttpResponse, ErrorCode } from '../response.ts';
import type { Route, SiteRequest } from '../route.ts';
import type { ServerParts } from '../server-parts.ts';
import { cachedResponse } from './cached-response.ts';
import { searchInput, searchInputOf, suggestInput } from './search-input.ts';

/** How long the directory may lag behind its stock. */
const directoryWindowMs = 30_000;

type Search = (state: SearchState) => Promise<Result<SearchStockView, ErrorCode>>;

/** The stock search, the two directories and what completes a word (SRCH-1, SRCH-17). */
export const searchRoutes: readonly Route[] = [
  {
    path: '/api/search',
    summary: "One page of a site's stock, with the facets that its search page shows.",
    input: searchInput,
    output: searchStockView,
    handle: (parts, request) =>
      searchResponse(parts, request, '/api/search', (state) =>
        searchStock(parts, request.context, { state, now: request.now }),
      ),
  },
  {
    path: '/api/search/suggest',
    summary: 'Makes, models and body types that complete what is being typed.',
    input: suggestInput,
    output: suggestStockView,
    handle: (parts, request) => {
      const { query: typed } = suggestInput.parse({ query: readState(request).query });
      return cachedResponse(parts, request, {
        route: '/api/search/suggest',
        query: typed.toLowerCase(),
        validUntil: stockSite(request.context, request.now).validUntil,
        load: () => suggestStock(parts, request.context, { typed, now: request.now }),
        isDegraded: () => false,
      });
    },
  },
  {
    path: '/api/search/directory',
    summary: 'One page of everything that a site shows, by manufacturer.name, model.name and model.body.',
    input: searchInput,
    output: searchStockView,
    handle: (parts, request) =>
      searchResponse(
        parts,
        request,
        '/api/search/directory',
        (state) => searchDirectory(parts, request.context, { state, now: request.now }),
        Math.floor(request.now.getTime() / directoryWindowMs),
      ),
  },
  {
    path: '/api/search/dealership/{slug}',
    summary: "One page of a single dealership's stock, by categories and price.",
    input: searchInput,
    output: searchStockView,
    handle: (parts, request) => {
      const dealershipSlug = request.params['slug'] ?? '';
      return searchResponse(parts, request, `/api/search/dealership/${dealershipSlug}`, (state) =>
        searchDealership(parts, request.context, { state, now: request.now, dealershipSlug }),
      );
    },
  },
];

function readState({ context, query }: SiteRequest): SearchState {
  return normalSearchState(readSearchQuery(query, context.settings.search));
}

function searchResponse(
  parts: ServerParts,
  request: SiteRequest,
  route: string,
  search: Search,
  window?: number,
): Promise<HttpResponse> {
  const state = readState(request);
  searchInput.parse(searchInputOf(state));
  return cachedResponse(parts, request, {
    route,
    query: writeSearchQuery(state, request.context.settings.search),
    validUntil: stockSite(request.context, request.now).validUntil,
    ...(window === undefined ? {} : { window }),
    load: () => search(state),
    isDegraded: ({ degraded }) => degraded === true,
  });
}
