import type { StockSearch, StockSite } from '@forecourt/app/ports/stock/stock-index.port';
import { grantSiteScope } from '@forecourt/app/scope/grant-scope';
import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import { everyCar } from '@forecourt/domain/stock/filter/expression';
import {
  emptySearch,
  normalSearchState,
  type SearchState,
} from '@forecourt/domain/stock/search/search-state';
import { twoSites } from '@forecourt/testkit/two-sites';

const { settings } = resolveSettings([]);

/** A site that shows every car of one dealership; the test says what differs. */
export function sampleSite(differs: Partial<StockSite> = {}): StockSite {
  return {
    scope: grantSiteScope(twoSites.ranges.id),
    dealerships: [{ ...twoSites.rangesKia, name: 'Ranges Kia' }],
    filter: everyCar,
    categories: [],
    soldSince: new Date('2026-03-17T00:00:00Z'),
    priceRangeEdgesCents: [],
    weeklyPriceRangeEdgesCents: [],
    featureList: [],
    weekly: null,
    facetLimits: settings.search.facetLimits,
    ...differs,
  };
}

/** A search for everything; the test says what is chosen and asked for. */
export function sampleSearch({
  state,
  ...rest
}: Partial<Omit<StockSearch, 'state'>> & { readonly state?: Partial<SearchState> } = {}): StockSearch {
  const normal = normalSearchState({ ...emptySearch('relevant'), ...state });
  return { state: normal, pageSize: 21, facets: [], stats: [], ...rest };
}
