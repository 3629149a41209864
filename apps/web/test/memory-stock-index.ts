import type { StockIndex, StockSite } from '@forecourt/app/ports/stock/stock-index.port';
import { listedCar } from '@forecourt/domain/stock/card/listed-car';
import type { Car } from '@forecourt/domain/stock/car/car';
import { evaluateFilter } from '@forecourt/domain/stock/filter/evaluate-filter';
import { completesTyping } from '@forecourt/domain/stock/search/completes-typing';
import { countFacet, endsOf, facetStats } from '@forecourt/testkit/stock-index/reference/count-facets';
import { matchesSearch } from '@forecourt/testkit/stock-index/reference/matches-search';
import type { SearchSite } from '@forecourt/domain/stock/attributes/attribute-definition';
import { facetLimit } from '@forecourt/domain/stock/attributes/search-attributes';
import { pageCount } from '@forecourt/domain/stock/search/search-results';
import { emptySearch } from '@forecourt/domain/stock/search/search-state';
import { compareCars } from '@forecourt/testkit/stock-index/reference/compare-cars';

export interface MemoryStockIndex extends StockIndex {
  /** How often it was asked. */
  readonly calls: { searches: number; suggestions: number };
}

/** A few cars, searched by the domain's own rules. */
export function memoryStockIndex(cars: readonly Car[]): MemoryStockIndex {
  const calls = { searches: 0, suggestions: 0 };
  return {
    calls,
    async search(site, { state, pageSize, facets, stats, findsPrices }) {
      calls.searches += 1;
      const startedAt = performance.now();
      const [shown, rules] = [shownOn(site, cars), rulesOf(site)];
      const found = shown
        .filter((car) => matchesSearch(car, state, rules))
        .map((car) => Object.assign({}, car, { rank: car.photosCount }))
        .toSorted(compareCars(state.sortBy));
      const ends = stats.map((attribute) => [attribute, facetStats(shown, state, rules, attribute)] as const);
      return {
        hits: found.slice((state.page - 1) * pageSize, state.page * pageSize).map(listedCar),
        facets: Object.fromEntries(
          facets.map((attribute) => {
            const limit = facetLimit(attribute, site.facetLimits) ?? undefined;
            return [attribute, countFacet(shown, state, rules, attribute, limit)];
          }),
        ),
        facetStats: Object.fromEntries(ends.filter(([, stat]) => stat !== null)),
        ...(findsPrices && { prices: endsOf(found, rules, 'price') }),
        count: found.length,
        ms: Math.round(performance.now() - startedAt),
        pages: pageCount(found.length, pageSize),
        isDegraded: false,
      };
    },
    async suggest(site, typed, limit) {
      calls.suggestions += 1;
      const shown = shownOn(site, cars);
      return (['make', 'makeModel', 'body'] as const).flatMap((attribute) =>
        countFacet(shown, emptySearch('relevant'), rulesOf(site), attribute)
          .filter(({ value }) => completesTyping(value, typed))
          .slice(0, limit)
          .map(({ value, count }) => ({ attribute, value, count })),
      );
    },
  };
}

function shownOn(site: StockSite, cars: readonly Car[]): readonly Car[] {
  return cars.filter(
    (car) => site.dealerships.some(({ id }) => id === car.dealershipId) && evaluateFilter(site.filter, car),
  );
}

function rulesOf(site: StockSite): SearchSite {
  return {
    stock: site,
    weeklyPriceCents: () => null,
    dealershipNames: new Map(site.dealerships.map(({ slug, name }) => [slug, name])),
    categoriesOf: () => [],
  };
}
