import type { Result } from '@forecourt/domain/core/result';
import type { NormalSearchState } from '@forecourt/domain/stock/search/search-state';
import { readSearchQuery, writeSearchQuery } from '@forecourt/domain/stock/search/search-url';
import {
  lookUpStock,
  searchDealership,
  searchDirectory,
  searchStock,
} from '@forecourt/app/stock/search/search-stock';
import {
  searchStockView,
  suggestStockView,
  type SearchStockView,
} from '@forecourt/app/stock/search/search-stock.view';
import { readSearch } from '@forecourt/app/stock/search/read-search';
import { readSearchView } from '@forecourt/app/stock/search/read-search.view';
import { stockSite } from '@forecourt/app/stock/search/stock-site';
import { suggestStock } from '@forecourt/app/stock/search/suggest-stock';
import type { HttpResponse } from '@forecourt/server/http/response';
import type { ErrorCode } from '../api-errors.ts';
import type { Route, SiteRequest } from '../route.ts';
import type { ServerDeps } from '../server-deps.ts';
import { cachedResponse } from './cached-response.ts';
import { searchInput, searchInputOf, suggestInput } from './search-input.ts';

/** How long the directory may lag behind its stock. */
const directoryWindowMs = 30_000;

type Search = (state: NormalSearchState) => Promise<Result<SearchStockView, ErrorCode>>;

/** The stock search, the two directories and what completes a word (SRCH-1, SRCH-17). */
export const searchRoutes: readonly Route[] = [
  {
    path: '/api/search',
    summary: "One page of a site's stock, with the facets that its search page shows.",
    input: searchInput,
    output: searchStockView,
    handle: (deps, request) =>
      searchResponse(deps, request, '/api/search', (state) =>
        searchStock(deps, request.context, { state, now: request.now }),
      ),
  },
  {
    path: '/api/search/lookup',
    summary: 'The first cars that fit, as many as the site allows, without pages and facets.',
    input: searchInput,
    output: searchStockView,
    handle: (deps, request) =>
      searchResponse(deps, request, '/api/search/lookup', (state) =>
        lookUpStock(deps, request.context, { state, now: request.now }),
      ),
  },
  {
    path: '/api/search/suggest',
    summary: 'Makes, models, body types and suburbs that complete what is being typed.',
    input: suggestInput,
    output: suggestStockView,
    handle: (deps, request) => {
      const { query: typed } = suggestInput.parse({ query: readState(request).query });
      return cachedResponse(deps, request, {
        route: '/api/search/suggest',
        query: typed.toLowerCase(),
        validUntil: stockSite(request.context, request.now).validUntil,
        load: () => suggestStock(deps, request.context, { typed, now: request.now }),
        isDegraded: () => false,
      });
    },
  },
  {
    path: '/api/search/read',
    summary:
      'What is understood of words while they are typed, how many cars that finds, and the first of them.',
    input: suggestInput,
    output: readSearchView,
    handle: (deps, request) => {
      const { query: typed } = suggestInput.parse({ query: readState(request).query });
      return cachedResponse(deps, request, {
        route: '/api/search/read',
        query: typed.toLowerCase(),
        validUntil: stockSite(request.context, request.now).validUntil,
        load: () => readSearch(deps, request.context, { typed, now: request.now }),
        isDegraded: ({ degraded }) => degraded === true,
      });
    },
  },
  {
    path: '/api/search/directory',
    summary: 'One page of everything that a site shows, by manufacturer.name, model.name and model.body.',
    input: searchInput,
    output: searchStockView,
    handle: (deps, request) =>
      searchResponse(
        deps,
        request,
        '/api/search/directory',
        (state) => searchDirectory(deps, request.context, { state, now: request.now }),
        Math.floor(request.now.getTime() / directoryWindowMs),
      ),
  },
  {
    path: '/api/search/dealership/{slug}',
    summary: "One page of a single dealership's stock, by categories and price.",
    input: searchInput,
    output: searchStockView,
    handle: (deps, request) => {
      const dealershipSlug = request.params['slug'] ?? '';
      return searchResponse(deps, request, `/api/search/dealership/${dealershipSlug}`, (state) =>
        searchDealership(deps, request.context, { state, now: request.now, dealershipSlug }),
      );
    },
  },
];

function readState({ context, query }: SiteRequest): NormalSearchState {
  return readSearchQuery(query, context.settings.search);
}

function searchResponse(
  deps: ServerDeps,
  request: SiteRequest,
  route: string,
  search: Search,
  window?: number,
): Promise<HttpResponse> {
  const state = readState(request);
  searchInput.parse(searchInputOf(state));
  return cachedResponse(deps, request, {
    route,
    query: writeSearchQuery(state, request.context.settings.search),
    validUntil: stockSite(request.context, request.now).validUntil,
    ...(window === undefined ? {} : { window }),
    load: () => search(state),
    isDegraded: ({ degraded }) => degraded === true,
  });
}
