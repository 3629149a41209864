import type { StockAnswer, StockSearch, StockSite } from '@forecourt/app/ports/stock-index';
import type { FinanceSettings } from '@forecourt/domain/finance/finance-display';
import { weeklyPrice } from '@forecourt/domain/finance/weekly-price';
import { isAvailable } from '@forecourt/domain/stock/availability';
import { carCard } from '@forecourt/domain/stock/car-card';
import { countFacet, facetStats } from '@forecourt/domain/stock/count-facets';
import { evaluateFilter } from '@forecourt/domain/stock/filter/evaluate-filter';
import { matchesSearch } from '@forecourt/domain/stock/matches-search';
import { facetLimit, type SearchSite } from '@forecourt/domain/stock/search-attributes';
import { pageCount } from '@forecourt/domain/stock/search-results';
import { compareCars } from '@forecourt/domain/stock/sort-options';
import { dealershipNames, now, zone, type RandomCar } from './random-stock.ts';

/** What a search answers, by the domain's own rules and no engine. */
export function plainAnswer(
  cars: readonly RandomCar[],
  { site, finance }: { readonly site: StockSite; readonly finance: FinanceSettings },
  { state, pageSize, facets, stats }: StockSearch,
): Omit<StockAnswer, 'ms'> {
  const searchSite: SearchSite = {
    stock: site,
    weeklyPriceCents: (car) => weeklyPrice(car, finance, { now, zone }).cents,
    dealershipNames,
    categoriesOf: (car) =>
      site.categories.filter(({ filter }) => evaluateFilter(filter, car)).map(({ slug }) => slug),
  };
  const shown = new Set(site.dealerships.map(({ id }) => id));
  const listed = cars.filter(
    (car) =>
      shown.has(car.dealershipId) &&
      car.showOnDealerWebsite &&
      (isAvailable(car) || (car.status === 'sold' && car.soldAt !== null && car.soldAt >= site.soldSince)) &&
      evaluateFilter(site.filter, car),
  );
  const found = listed
    .filter((car) => matchesSearch(car, state, searchSite))
    .toSorted(compareCars(state.sortBy));
  const first = (state.page - 1) * pageSize;
  const counted = facets.map((attribute) => {
    const limit = facetLimit(attribute, site.facetLimits) ?? Infinity;
    return [attribute, countFacet(listed, state, searchSite, attribute, limit)] as const;
  });
  const ends = stats.map(
    (attribute) => [attribute, facetStats(listed, state, searchSite, attribute)] as const,
  );
  return {
    hits: found.slice(first, first + pageSize).map(({ rank: _rank, ...car }) => carCard(car)),
    facets: Object.fromEntries(counted),
    facetStats: Object.fromEntries(ends.filter(([, end]) => end !== null)) as StockAnswer['facetStats'],
    count: found.length,
    pages: pageCount(found.length, pageSize),
    isDegraded: false,
  };
}
