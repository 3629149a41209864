import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listAttributes } from '../attributes/search-attributes.ts';
import {
  choiceOf,
  emptySearch,
  hasFilters,
  isMaxRange,
  isMinRange,
  normalSearchState,
  searchLimits,
  type ChosenRange,
  type NormalSearchState,
  type SearchState,
} from './search-state.ts';
import { anyState } from '../test/arbitrary-search.ts';

const search = (change: Partial<SearchState>): SearchState => ({ ...emptySearch('relevant'), ...change });
const normal = (change: Partial<SearchState>) => normalSearchState(search(change));

describe('the normal form of a search', () => {
  it('SRCH-3 of an empty search is itself', () => {
    expect(emptySearch('latest')).toEqual({ query: '', page: 1, sortBy: 'latest', lists: {}, ranges: {} });
    expect(normal({})).toEqual(emptySearch('relevant'));
  });

  it.each([
    ['  red \t\n ute\u0000 ', 'red ute'],
    ['a\uD800', 'a\uFFFD'],
    ['x'.repeat(101), 'x'.repeat(100)],
    [`${'x'.repeat(98)} yy`, `${'x'.repeat(98)} y`],
    [`${'x'.repeat(99)} y`, 'x'.repeat(99)],
    [`${'x'.repeat(99)}🚗`, 'x'.repeat(99)],
    [`${'x'.repeat(98)}🚗`, `${'x'.repeat(98)}🚗`],
  ])('takes the words %j as %j', (query, words) => {
    expect(normal({ query }).query).toBe(words);
  });

  it.each([
    [1, 1],
    [2, 2],
    [10_000, 10_000],
    [10_001, 1],
    [0, 1],
    [-3, 1],
    [1.5, 1],
    [NaN, 1],
  ])('takes page %s as %s', (page, taken) => {
    expect(normal({ page }).page).toBe(taken);
  });

  it('sorts values, and has each once, none empty, overlong, broken or with control characters', () => {
    const [fits, over] = ['x'.repeat(300), 'x'.repeat(301)];
    const body = ['Ute', 'SUV', '', 'Ute', over, fits, 'a\nb', '\uD800', ' Ute'];
    expect(normal({ lists: { body, fuel: [''], colour: [] } }).lists).toEqual({
      body: [' Ute', 'SUV', 'Ute', fits],
    });
  });

  it('has a colour for each paint that an older address names', () => {
    const colour = ['Glacier White', 'Polar White', 'Deep Reef', 'Red', ''];
    expect(normal({ lists: { colour } }).lists.colour).toEqual(['Other', 'Red', 'White']);
  });

  it('holds at most 50 values of a list and 200 in all', () => {
    const many = Array.from({ length: 60 }, (_, index) => `v${String(index).padStart(2, '0')}`);
    const lists = Object.fromEntries(listAttributes.map((attribute) => [attribute, many]));
    const counts = Object.values(normal({ lists }).lists).map((values) => values.length);
    expect(counts).toEqual([50, 50, 50, 50]);
    expect(normal({ lists: { body: many } }).lists.body).toEqual(many.slice(0, 50));
  });

  it.each<[ChosenRange, ChosenRange | undefined]>([
    [
      { min: 1, max: 2 },
      { min: 1, max: 2 },
    ],
    [
      { min: 2, max: 2 },
      { min: 2, max: 2 },
    ],
    [{ min: 3, max: 2 }, undefined],
    [{ min: null, max: null }, undefined],
    [
      { min: 0, max: null },
      { min: 0, max: null },
    ],
    [
      { min: null, max: 999_999_999 },
      { min: null, max: 999_999_999 },
    ],
    [
      { min: -1, max: 5 },
      { min: null, max: 5 },
    ],
    [
      { min: 1, max: 1_000_000_000 },
      { min: 1, max: null },
    ],
    [{ min: NaN, max: Infinity }, undefined],
    [
      { min: 1.5, max: 3 },
      { min: null, max: 3 },
    ],
  ])('takes the range %o as %o', (range, taken) => {
    expect(normal({ ranges: { price: range } }).ranges.price).toEqual(taken);
  });

  it('knows no other attributes', () => {
    const lists = JSON.parse('{ "hat": ["red"], "__proto__": ["x"], "constructor": ["y"] }') as object;
    expect(normal({ lists, ranges: { hats: { min: 1, max: 2 } } as object })).toEqual(
      emptySearch('relevant'),
    );
  });

  it('SRCH-4 does not name a make whole of which models are chosen', () => {
    const lists = { make: ['Mazda', 'Toyota'], makeModel: ['Toyota Corolla'], body: ['SUV'] };
    expect(normal({ lists }).lists).toEqual({
      make: ['Mazda'],
      makeModel: ['Toyota Corolla'],
      body: ['SUV'],
    });
  });

  it('is not what a copy of it with a change is', () => {
    // @ts-expect-error A change may be anything: it has to be brought into the form again.
    const changed: NormalSearchState = { ...emptySearch('relevant'), page: 0 };
    expect(normalSearchState(changed).page).toBe(1);
  });

  it('is its own normal form', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const once = normalSearchState(state);
        expect(normalSearchState(once)).toEqual(once);
      }),
      { numRuns: 500 },
    );
  });
});

describe('what is derived from a search', () => {
  it('SRCH-4 is the choice of makes and models, empty where none is chosen', () => {
    expect(choiceOf({})).toEqual({ make: [], model: [], makeModel: [] });
    const makeModel = ['Mazda BT-50'];
    expect(choiceOf({ make: ['Kia'], makeModel })).toEqual({ make: ['Kia'], model: [], makeModel });
  });

  it('SRCH-3 says whether a lowest and a highest value is chosen', () => {
    const least = { ranges: { price: { min: 1, max: null } } };
    const most = { ranges: { km: { min: null, max: 1 }, year: { min: null, max: 2020 } } };
    expect([isMinRange(least), isMaxRange(least)]).toEqual([true, false]);
    expect([isMinRange(most), isMaxRange(most)]).toEqual([false, true]);
    expect([isMinRange({ ranges: {} }), isMaxRange({ ranges: {} })]).toEqual([false, false]);
  });

  it.each<[Partial<SearchState>, boolean]>([
    [{}, false],
    [{ page: 3, sortBy: 'latest' }, false],
    [{ query: ' ' }, false],
    [{ query: 'ute' }, true],
    [{ lists: { body: [] } }, false],
    [{ lists: { body: ['Ute'] } }, true],
    [{ ranges: { km: { min: null, max: null } } }, false],
    [{ ranges: { km: { min: null, max: 5 } } }, true],
    [{ near: { postcode: '3220', withinKm: null } }, false],
    [{ near: { postcode: '3220', withinKm: 25 } }, true],
  ])('SRCH-14 says of %o that it searches for something: %s', (change, has) => {
    expect(hasFilters(normal(change))).toBe(has);
  });

  it('LOC-6.5 is near a postcode, within one of four distances or any', () => {
    const near = { postcode: '3220', withinKm: 25 };
    expect(normal({ near }).near).toEqual(near);
    expect(normal({ near: { ...near, withinKm: 26 } }).near).toEqual({ ...near, withinKm: null });
    expect(normal({ near: { ...near, postcode: '322' } }).near).toBeUndefined();
  });

  it('has limits', () => {
    expect(searchLimits).toEqual({
      queryLength: 100,
      pages: 10_000,
      valuesPerList: 50,
      values: 200,
      valueLength: 300,
      rangeEnd: 999_999_999,
    });
  });
});
