import type { StockSearch, Suggestion } from '@forecourt/app/ports/stock/stock-index.port';
import type { CarId } from '@forecourt/domain/core/ids';
import { weeklyPrice } from '@forecourt/domain/finance/weekly-price';
import type { Car } from '@forecourt/domain/stock/car/car';
import { completesTyping } from '@forecourt/domain/stock/search/completes-typing';
import type { FacetCount, FacetStats } from '@forecourt/domain/stock/search/search-results';
import { evaluateFilter } from '@forecourt/domain/stock/filter/evaluate-filter';
import { matchesSearch } from './reference/matches-search.ts';
import type { SearchSite } from '@forecourt/domain/stock/attributes/attribute-definition';
import {
  attributeOf,
  facetLimit,
  type ListAttribute,
  type RangeAttribute,
  type SearchAttribute,
} from '@forecourt/domain/stock/attributes/search-attributes';
import { pageCount } from '@forecourt/domain/stock/search/search-results';
import {
  emptySearch,
  normalSearchState,
  type NormalSearchState,
} from '@forecourt/domain/stock/search/search-state';
import { shownInSearch } from '@forecourt/domain/stock/search/shown-in-search';
import { compareCars, type RankedForSort } from './reference/compare-cars.ts';
import { contractNow, type ContractStock } from './arbitrary-stock.ts';
import type { ContractSite } from './arbitrary-site.ts';

/** What every engine must answer; of the hits, which cars and in which order. */
export interface Judgement {
  readonly hits: readonly CarId[];
  readonly count: number;
  readonly pages: number;
  readonly facets: Partial<Record<ListAttribute, readonly FacetCount[]>>;
  readonly facetStats: Partial<Record<RangeAttribute, FacetStats>>;
  /** Left out where they were not asked for. */
  readonly prices?: FacetStats | null;
}

export interface Judge {
  /** The site as the domain's rules take it. */
  readonly searchSite: SearchSite;
  /** What the site lists before anything is chosen. */
  readonly cars: readonly Car[];
  search(search: StockSearch): Judgement;
  suggest(typed: string, limit: number): readonly Suggestion[];
}

/**
 * Answers searches of one site by the domain's own rules, car by car. Each choice of a visitor is decided by
 * itself, by matchesSearch, and once for all cars that are alike in what it looks at: what a car misses is
 * then known for every facet at once. Otherwise thousands of searches would take hours.
 */
export function judgeOf(stock: ContractStock, contract: ContractSite): Judge {
  const { site, finance, timeZone, soldDays } = contract;
  const facts = factsOf(stock);
  const searchSite = searchSiteOf(contract);
  const dealerships = new Set<string>(site.dealerships.map(({ id }) => id));
  const isShown = facts.shown(JSON.stringify({ soldDays, timeZone }));
  const listed = stock.cars.flatMap((car, index) =>
    dealerships.has(car.dealershipId) && isShown[index] && evaluateFilter(site.filter, car) ? [index] : [],
  );
  const cars = listed.flatMap((index) => stock.cars[index] ?? []);
  const values = memo((attribute: SearchAttribute) =>
    ofSite.has(attribute)
      ? cars.map((car) => valuesOf(attribute, car, searchSite))
      : listed.map((index) => facts.values(attribute)[index] ?? []),
  );
  const weekly = memo(() =>
    cars.map((car) => weeklyPrice(car, finance, { now: contractNow, zone: timeZone }).cents),
  );

  /** What a choice of the attribute looks at, as text: cars that agree in it have the same fate. */
  function looksAt(attribute: SearchAttribute, index: number): string {
    if (attribute === 'weeklyPriceRange') return String(weekly('')[index]);
    if (attribute === 'priceRange') return JSON.stringify(values('price')[index]);
    if (attributeOf(attribute).kind === 'tree') {
      return JSON.stringify([values('make')[index], values('model')[index]]);
    }
    return JSON.stringify(values(attribute)[index]);
  }

  function fit({ state, attributes }: Choice): readonly boolean[] {
    const fates = new Map<string, boolean>();
    return cars.map((car, index) => {
      const [attribute] = attributes;
      if (attribute === undefined) return matchesSearch(car, state, searchSite);
      const key = looksAt(attribute, index);
      const fate = fates.get(key) ?? matchesSearch(car, state, searchSite);
      fates.set(key, fate);
      return fate;
    });
  }

  return {
    searchSite,
    cars,
    search({ state, pageSize, facets, stats, findsPrices }) {
      const choices = choicesOf(state).map((choice) => ({
        attributes: choice.attributes,
        fits: fit(choice),
      }));
      const misses = cars.map((_, index) => choices.filter(({ fits }) => !fits[index]));
      const fitsBut = (attribute: SearchAttribute | null) => (_: unknown, index: number) =>
        misses[index]?.every(({ attributes }) => attribute !== null && attributes.includes(attribute)) ??
        false;
      const found = listed
        .filter(fitsBut(null))
        .flatMap((index) => facts.ranked[index] ?? [])
        .toSorted(compareCars(state.sortBy));
      const valuesBut = (attribute: SearchAttribute) => values(attribute).filter(fitsBut(attribute));
      const prices = findsPrices ? values('price').filter(fitsBut(null)).flat().map(Number) : [];
      return {
        ...(findsPrices && { prices: prices.length === 0 ? null : endsOf(prices) }),
        hits: found.slice((state.page - 1) * pageSize, state.page * pageSize).map(({ id }) => id),
        count: found.length,
        pages: pageCount(found.length, pageSize),
        facets: Object.fromEntries(
          facets.map((attribute) => [
            attribute,
            countValues(valuesBut(attribute)).slice(0, facetLimit(attribute, site.facetLimits) ?? undefined),
          ]),
        ),
        facetStats: Object.fromEntries(
          stats.flatMap((attribute) => {
            const numbers = valuesBut(attribute).flat().map(Number);
            return numbers.length === 0 ? [] : [[attribute, endsOf(numbers)]];
          }),
        ),
      };
    },
    suggest: (typed, limit) =>
      (['make', 'makeModel', 'body'] as const).flatMap((attribute) =>
        countValues(values(attribute))
          .filter(({ value }) => completesTyping(value, typed))
          .slice(0, limit)
          .map(({ value, count }) => ({ attribute, value, count })),
      ),
  };
}

/** What differs from site to site. Everything else of a car is worked out once. */
const ofSite = new Set<SearchAttribute>([
  'categories',
  'dealershipName',
  'filteredFeatures',
  'priceRange',
  'weeklyPriceRange',
]);
const noSite: SearchSite = {
  stock: { priceRangeEdgesCents: [], weeklyPriceRangeEdgesCents: [], featureList: [] },
  weeklyPriceCents: () => null,
  dealershipNames: new Map(),
  categoriesOf: () => [],
};

const factsOf = memo(({ cars, documents }: ContractStock) => ({
  values: memo((attribute: SearchAttribute) => cars.map((car) => valuesOf(attribute, car, noSite))),
  shown: memo((settings: string) => {
    const { soldDays, timeZone } = JSON.parse(settings) as Pick<ContractSite, 'soldDays' | 'timeZone'>;
    return cars.map((car) => shownInSearch(car, { soldDays, timeZone }, contractNow).isShown);
  }),
  ranked: cars.map(({ id, createdAt, priceCents, offerPriceCents, km }, index): RankedForSort => {
    const rank = documents[index]?.rank ?? 0;
    return { id, createdAt, priceCents, offerPriceCents, km, rank };
  }),
}));

function valuesOf(attribute: SearchAttribute, car: Car, site: SearchSite): readonly (string | number)[] {
  return [...new Set(attributeOf(attribute).values(car, site))];
}

function searchSiteOf({ site, finance, timeZone }: ContractSite): SearchSite {
  const { priceRangeEdgesCents, weeklyPriceRangeEdgesCents, featureList, categories, dealerships } = site;
  return {
    stock: { priceRangeEdgesCents, weeklyPriceRangeEdgesCents, featureList },
    weeklyPriceCents: (car) => weeklyPrice(car, finance, { now: contractNow, zone: timeZone }).cents,
    dealershipNames: new Map(dealerships.map(({ slug, name }) => [slug, name])),
    categoriesOf: (car) =>
      categories.filter(({ filter }) => evaluateFilter(filter, car)).map(({ slug }) => slug),
  };
}

interface Choice {
  /** A search for this choice and nothing else. */
  readonly state: NormalSearchState;
  /** The facets that are counted without it; none: the words. */
  readonly attributes: readonly SearchAttribute[];
}

/** A search taken apart: all of its choices must hold. Make, model and make_model are one of them. */
function choicesOf({ query, lists, ranges, sortBy }: NormalSearchState): readonly Choice[] {
  const { make, model, makeModel, ...others } = lists;
  const alone = emptySearch(sortBy);
  const tree = { ...(make && { make }), ...(model && { model }), ...(makeModel && { makeModel }) };
  return [
    ...(query === '' ? [] : [{ state: normalSearchState({ ...alone, query }), attributes: [] }]),
    ...(Object.keys(tree).length === 0
      ? []
      : [
          {
            state: normalSearchState({ ...alone, lists: tree }),
            attributes: ['make', 'model', 'makeModel'] as const,
          },
        ]),
    ...Object.entries(others).map(([attribute, chosen]) => ({
      state: normalSearchState({ ...alone, lists: { [attribute]: chosen } }),
      attributes: [attribute as ListAttribute],
    })),
    ...Object.entries(ranges).map(([attribute, range]) => ({
      state: normalSearchState({ ...alone, ranges: { [attribute]: range } }),
      attributes: [attribute as RangeAttribute],
    })),
  ];
}

function countValues(values: readonly (readonly (string | number)[])[]): readonly FacetCount[] {
  const counts = new Map<string, number>();
  for (const value of values.flat()) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

function endsOf(numbers: readonly number[]): FacetStats {
  return {
    min: numbers.reduce((low, number) => Math.min(low, number)),
    max: numbers.reduce((high, number) => Math.max(high, number)),
  };
}

function memo<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}
