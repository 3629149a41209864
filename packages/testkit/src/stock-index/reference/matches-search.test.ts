import * as fc from 'fast-check';
import { buildCar } from '../../build-car.ts';
import { describe, expect, it } from 'vitest';
import { countFacet, facetStats } from './count-facets.ts';
import { matchesSearch } from './matches-search.ts';
import {
  listAttributes,
  rangeAttributes,
  searchAttributes,
  type ListAttribute,
} from '@forecourt/domain/stock/attributes/search-attributes';
import {
  choiceOf,
  emptySearch,
  normalSearchState,
  withChoice,
  type ChosenLists,
  type SearchState,
} from '@forecourt/domain/stock/search/search-state';
import { sampleSite } from '../sample-search-site.ts';

const search = (change: Partial<SearchState>) => normalSearchState({ ...emptySearch('relevant'), ...change });
const finds = (car: Parameters<typeof buildCar>[0], change: Partial<SearchState>) =>
  matchesSearch(buildCar(car), search(change), sampleSite);

describe('what a search finds', () => {
  it('SRCH-2 finds every car when nothing is chosen', () => {
    expect(finds({ make: null, model: null, priceCents: null }, {})).toBe(true);
  });

  it.each<[ChosenLists, boolean]>([
    [{ body: ['Hatch'] }, true],
    [{ body: ['Ute', 'Hatch'] }, true],
    [{ body: ['Ute'] }, false],
    [{ body: ['hatch'] }, false],
    [{ body: ['Hatch'], fuel: ['Petrol'] }, true],
    [{ body: ['Hatch'], fuel: ['Diesel'] }, false],
    [{ seats: ['5'] }, true],
    [{ seats: ['05'] }, false],
    [{ filteredFeatures: ['Tow Bar', 'Heated Seats'] }, true],
    [{ filteredFeatures: ['Ashtray'] }, false],
    [{ categories: ['of-2022'] }, false],
    [{ make: ['Toyota'] }, true],
    [{ make: ['Toyota'], makeModel: ['Toyota Camry'] }, false],
    [{ make: ['Mazda'], makeModel: ['Toyota Corolla'] }, true],
    [{ model: ['Corolla'], body: ['Ute'] }, false],
  ])('SRCH-4 finds a car by any value of each list: %o is %s', (lists, isFound) => {
    expect(finds({ seats: 5, standardEquipment: ['tow bar', 'ashtray'] }, { lists })).toBe(isFound);
  });

  it.each<[string, boolean]>([
    ['20000-30000', true],
    ['24990-24990.01', true],
    ['-24990', false],
    ['24990.01-', false],
    ['0-999999', true],
    ['cheap', false],
  ])('DATA-7 finds $24,990 in the price range %s: %s', (range, isFound) => {
    expect(finds({}, { lists: { priceRange: [range] } })).toBe(isFound);
    expect(finds({}, { lists: { priceRange: ['1-2', range] } })).toBe(isFound);
  });

  it('DATA-7 finds a car by the week at the site’s lender', () => {
    const lenders = [
      { provider: 'other', paymentWeekCents: 20_000 },
      { provider: 'bank_one', paymentWeekCents: 12_000 },
    ];
    expect(finds({ lenders }, { lists: { weeklyPriceRange: ['100-150'] } })).toBe(true);
    expect(finds({ lenders }, { lists: { weeklyPriceRange: ['150-'] } })).toBe(false);
    expect(finds({}, { lists: { weeklyPriceRange: ['-'] } })).toBe(false);
    expect(finds({ priceCents: null }, { lists: { priceRange: ['-'] } })).toBe(false);
  });

  it.each([
    [{ min: 24_990, max: 24_990 }, true],
    [{ min: 24_991, max: null }, false],
    [{ min: null, max: 24_989 }, false],
    [{ min: null, max: 24_990 }, true],
    [{ min: 0, max: null }, true],
  ])('SRCH-12.1 finds $24,990 within %o: %s', (price, isFound) => {
    expect(finds({}, { ranges: { price } })).toBe(isFound);
  });

  it('SRCH-12.1 finds no car without the value, and all ranges must hold', () => {
    expect(finds({ km: null }, { ranges: { km: { min: 0, max: null } } })).toBe(false);
    const ranges = { km: { min: null, max: 50_000 }, year: { min: 2021, max: 2021 } };
    expect(finds({}, { ranges })).toBe(true);
    expect(finds({ year: 2020 }, { ranges })).toBe(false);
    expect(finds({ km: 50_001 }, { ranges })).toBe(false);
  });

  it('SRCH-6.1 finds by words beside everything else', () => {
    expect(finds({}, { query: 'corolla', lists: { body: ['Hatch'] } })).toBe(true);
    expect(finds({}, { query: 'camry', lists: { body: ['Hatch'] } })).toBe(false);
  });
});

const cars = [
  'Toyota Corolla Hatch',
  'Toyota Camry Sedan',
  'Mazda BT-50 Ute',
  'Mazda 3 Hatch',
  'Kia Rio Hatch',
]
  .map((words) => words.split(' '))
  .flatMap(([make, model, simpleBody], index) =>
    [2020, 2022].map((year, used) =>
      buildCar({
        make: make ?? '',
        model: model ?? '',
        simpleBody: simpleBody ?? '',
        year,
        carType: used === 1 ? 'used' : 'new',
        priceCents: 900_000 + index * 500_000 + used * 100,
        km: index === 2 ? null : index * 1_000,
        seats: index + 2,
        standardEquipment: index % 2 === 0 ? ['Sunroof'] : ['Sunroof', 'Tow Bar', 'Tow bar'],
      }),
    ),
  );

const counts = (attribute: ListAttribute, change: Partial<SearchState>, limit?: number) =>
  countFacet(cars, search(change), sampleSite, attribute, limit).map(
    ({ value, count }) => `${value} ${count}`,
  );

const stats = (attribute: 'price' | 'km', change: Partial<SearchState>) =>
  facetStats(cars, search(change), sampleSite, attribute);

describe('facets', () => {
  it('SRCH-4 are disjunctive: choosing Toyota hides neither the other makes nor their counts', () => {
    const all = ['Mazda 4', 'Toyota 4', 'Kia 2'];
    expect(counts('make', {})).toEqual(all);
    expect(counts('make', { lists: { make: ['Toyota'] } })).toEqual(all);
    expect(counts('body', { lists: { make: ['Toyota'] } })).toEqual(['Hatch 2', 'Sedan 2']);
    expect(counts('body', { lists: { body: ['Ute'] } })).toEqual(['Hatch 6', 'Sedan 2', 'Ute 2']);
    expect(counts('make', { lists: { body: ['Ute'] } })).toEqual(['Mazda 2']);
  });

  it('SRCH-4 of makes and models are counted without the tree’s own choices', () => {
    const lists = { make: ['Toyota'], makeModel: ['Mazda BT-50'], carType: ['used'] };
    expect(counts('make', { lists })).toEqual(['Mazda 2', 'Toyota 2', 'Kia 1']);
    expect(counts('makeModel', { lists })).toEqual([
      'Kia Rio 1',
      'Mazda 3 1',
      'Mazda BT-50 1',
      'Toyota Camry 1',
      'Toyota Corolla 1',
    ]);
    expect(counts('carType', { lists })).toEqual(['new 3', 'used 3']);
  });

  it('SRCH-4 hold at most so many values, the rarest left out', () => {
    expect(counts('make', {}, 2)).toEqual(['Mazda 4', 'Toyota 4']);
  });

  it('SRCH-1 count a feature once a car', () => {
    expect(counts('filteredFeatures', {})).toEqual(['Sunroof 10', 'Tow Bar 4']);
  });

  it('SRCH-1 give the lowest and highest of a range without its own choice', () => {
    const price = { min: 15_000, max: null };
    expect(stats('price', { ranges: { price } })).toEqual({ min: 9_000, max: 29_001 });
    expect(stats('km', { ranges: { price } })).toEqual({ min: 3_000, max: 4_000 });
    expect(stats('km', { lists: { makeModel: ['Mazda BT-50'] } })).toBeNull();
    expect(stats('price', { query: 'nothing' })).toBeNull();
  });

  it('SRCH-4 count what choosing the value alone would find', () => {
    const lists = fc.record(
      {
        body: fc.subarray(['Hatch', 'Ute', 'Sedan']),
        make: fc.subarray(['Toyota', 'Mazda']),
        makeModel: fc.subarray(['Mazda 3', 'Kia Rio']),
        carType: fc.subarray(['new', 'used']),
        priceRange: fc.subarray(['-10000', '10000-20000']),
        seats: fc.subarray(['2', '3']),
        filteredFeatures: fc.subarray(['Tow Bar', 'Sunroof']),
      },
      { requiredKeys: [] },
    );
    const km = fc.record({ min: fc.constantFrom(null, 1_000), max: fc.constantFrom(null, 3_000) });
    const state = fc
      .record({ lists, km })
      .map((drawn) => search({ lists: drawn.lists, ranges: { km: drawn.km } }));
    fc.assert(
      fc.property(state, fc.constantFrom(...listAttributes), (given, attribute) => {
        for (const { value, count } of countFacet(cars, given, sampleSite, attribute)) {
          const alone = search({ ...given, lists: aloneOf(given.lists, attribute, value) });
          const found = cars.filter((car) => matchesSearch(car, alone, sampleSite));
          expect(found).toHaveLength(count);
        }
      }),
      { numRuns: 200, seed: 6 },
    );
  });

  it('SRCH-1 leave aside only the filter that they are of', () => {
    const state = search({ lists: { body: ['Van'] }, ranges: { price: { min: 1, max: 2 } } });
    const car = buildCar();
    expect(
      [...listAttributes, ...rangeAttributes].filter((one) => matchesSearch(car, state, sampleSite, one)),
    ).toEqual([]);
    const one = search({ lists: { body: ['Van'] } });
    expect(listAttributes.filter((aside) => matchesSearch(car, one, sampleSite, aside))).toEqual(['body']);
    const range = search({ ranges: { year: { min: 1, max: 2 } } });
    expect(rangeAttributes.filter((aside) => matchesSearch(car, range, sampleSite, aside))).toEqual(['year']);
  });
});

function aloneOf(lists: ChosenLists, attribute: ListAttribute, value: string): ChosenLists {
  if (searchAttributes[attribute].kind !== 'tree') return { ...lists, [attribute]: [value] };
  const none = { ...choiceOf({}), [attribute]: [value] };
  return withChoice(lists, none);
}
