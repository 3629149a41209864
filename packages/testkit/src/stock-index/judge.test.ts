import { grantSiteScope } from '@forecourt/app/scope/grant-scope';
import { countFacet, facetStats } from './reference/count-facets.ts';
import { evaluateFilter } from '@forecourt/domain/stock/filter/evaluate-filter';
import { matchesSearch } from './reference/matches-search.ts';
import { facetLimit } from '@forecourt/domain/stock/attributes/search-attributes';
import { shownInSearch } from '@forecourt/domain/stock/search/shown-in-search';
import { describe, expect, it } from 'vitest';
import { randomFor } from '../world/random.ts';
import { arbitrarySearch, arbitraryTextSearch } from './arbitrary-search.ts';
import { arbitrarySite } from './arbitrary-site.ts';
import { arbitraryStock, contractNow } from './arbitrary-stock.ts';
import { judgeOf } from './judge.ts';

const stock = arbitraryStock(150);

describe('the judge of the engines', () => {
  it('SRCH-4 says what matchesSearch, countFacet and facetStats say of all cars together', () => {
    let found = 0;
    for (let number = 0; number < 50; number += 1) {
      const random = randomFor(`judge/${number}`);
      const contract = arbitrarySite(random, stock, grantSiteScope);
      const { site } = contract;
      const judge = judgeOf(stock, contract);
      const make = number % 3 === 0 ? arbitraryTextSearch : arbitrarySearch;
      const { state, facets, stats, pageSize } = make(
        random,
        judge.cars.length > 0 ? judge.cars : stock.cars,
        judge.searchSite,
      );
      const cars = stock.cars.filter(
        (car) =>
          site.dealerships.some(({ id }) => id === car.dealershipId) &&
          shownInSearch(car, contract, contractNow).isShown &&
          evaluateFilter(site.filter, car),
      );
      const judged = judge.search({ state, facets, stats, pageSize });
      const matching = cars.filter((car) => matchesSearch(car, state, judge.searchSite));
      expect(judged.count).toBe(matching.length);
      expect(matching.map(({ id }) => id)).toEqual(expect.arrayContaining([...judged.hits]));
      for (const attribute of facets) {
        const limit = facetLimit(attribute, site.facetLimits) ?? Infinity;
        expect({ attribute, counts: judged.facets[attribute] }).toEqual({
          attribute,
          counts: countFacet(cars, state, judge.searchSite, attribute, limit),
        });
      }
      for (const attribute of stats) {
        expect(judged.facetStats[attribute] ?? null).toEqual(
          facetStats(cars, state, judge.searchSite, attribute),
        );
      }
      found += matching.length;
    }
    // Searches that find nothing would agree about nothing.
    expect(found).toBeGreaterThan(200);
  });
});
