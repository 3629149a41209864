import { listedCar } from '@forecourt/domain/stock/card/listed-car';
import type { Car } from '@forecourt/domain/stock/car/car';
import { countFacet, endsOf, facetStats } from '@forecourt/testkit/stock-index/reference/count-facets';
import { matchesSearch } from '@forecourt/testkit/stock-index/reference/matches-search';
import type { SearchSite } from '@forecourt/domain/stock/attributes/attribute-definition';
import { pageCount } from '@forecourt/domain/stock/search/search-results';
import type { StockIndex, StockSearch, StockSite } from '../../ports/stock/stock-index.port.ts';

/** A few cars, searched by the domain's own rules; it remembers the searches. */
export function fewCarsIndex(cars: readonly Car[]): StockIndex & { readonly searches: StockSearch[] } {
  const searches: StockSearch[] = [];
  return {
    searches,
    suggest: async () => [],
    async search(site, search) {
      searches.push(search);
      const { state, pageSize, facets, stats, findsPrices } = search;
      const shown = cars.filter((car) => site.dealerships.some(({ id }) => id === car.dealershipId));
      const rules = rulesOf(site);
      const found = shown.filter((car) => matchesSearch(car, state, rules));
      const ends = stats.map((one) => [one, facetStats(shown, state, rules, one)] as const);
      return {
        hits: found.slice((state.page - 1) * pageSize, state.page * pageSize).map(listedCar),
        facets: Object.fromEntries(facets.map((one) => [one, countFacet(shown, state, rules, one)])),
        facetStats: Object.fromEntries(ends.filter(([, end]) => end !== null)),
        ...(findsPrices && { prices: endsOf(found, rules, 'price') }),
        count: found.length,
        pages: pageCount(found.length, pageSize),
        ms: 1,
        isDegraded: false,
      };
    },
  };
}

function rulesOf(site: StockSite): SearchSite {
  return {
    stock: site,
    weeklyPriceCents: () => null,
    dealershipNames: new Map(site.dealerships.map(({ slug, name }) => [slug, name])),
    categoriesOf: () => [],
  };
}
