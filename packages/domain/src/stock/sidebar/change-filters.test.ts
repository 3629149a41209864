import { describe, expect, it } from 'vitest';
import {
  asksForMore,
  changeList,
  changeMake,
  changeModel,
  changeNear,
  changeQuery,
  changeRange,
  changeSort,
  clearFilters,
  keepOnly,
  toggleValue,
  turnToPage,
} from './change-filters.ts';
import { normalSearchState, type SearchState } from '../search/search-state.ts';

const stock = [{ make: 'Toyota', models: ['Corolla'] }];
const state = normalSearchState({
  query: 'red',
  page: 5,
  sortBy: 'latest',
  lists: { body: ['Ute'], make: ['Mazda'] },
  ranges: { km: { min: 1, max: 2 } },
});

describe('a change of the search', () => {
  it.each<[string, SearchState, Partial<SearchState>]>([
    ['other words', changeQuery(state, ' blue '), { query: 'blue' }],
    ['another order', changeSort(state, 'priceAsc'), { sortBy: 'priceAsc' }],
    [
      'other values',
      changeList(state, 'body', ['Van', 'SUV']),
      { lists: { body: ['SUV', 'Van'], make: ['Mazda'] } },
    ],
    ['one list alone', keepOnly(state, 'body'), { query: '', lists: { body: ['Ute'] }, ranges: {} }],
    ['one range alone', keepOnly(state, 'km'), { query: '', lists: {} }],
    ['words alone', keepOnly(state, 'query'), { lists: {}, ranges: {} }],
    ['no values', changeList(state, 'body', []), { lists: { make: ['Mazda'] } }],
    [
      'one more value',
      toggleValue(state, 'body', 'SUV'),
      { lists: { body: ['SUV', 'Ute'], make: ['Mazda'] } },
    ],
    ['a first value', toggleValue(state, 'fuel', 'Petrol'), { lists: { ...state.lists, fuel: ['Petrol'] } }],
    ['one value less', toggleValue(state, 'body', 'Ute'), { lists: { make: ['Mazda'] } }],
    [
      'another range',
      changeRange(state, 'price', { min: 5, max: null }),
      { ranges: { ...state.ranges, price: { min: 5, max: null } } },
    ],
    ['an open range', changeRange(state, 'km', { min: null, max: null }), { ranges: {} }],
    ['a make', changeMake(state, 'Toyota', stock), { lists: { body: ['Ute'], make: ['Mazda', 'Toyota'] } }],
    ['a make less', changeMake(state, 'Mazda', stock), { lists: { body: ['Ute'] } }],
    [
      'a model',
      changeModel(state, { make: 'Toyota', model: 'Corolla' }, stock),
      { lists: { ...state.lists, makeModel: ['Toyota Corolla'] } },
    ],
    ['no filters', clearFilters(state), { query: '', lists: {}, ranges: {} }],
    ['the same words', changeQuery(state, 'red'), {}],
  ])('SRCH-8 to %s drops the page', (_, changed, expected) => {
    expect(changed).toEqual({ ...state, ...expected, page: 1 });
  });

  it('SRCH-8 is not what turning a page is', () => {
    expect(turnToPage(state, 6)).toEqual({ ...state, page: 6 });
    expect(turnToPage(state, -1).page).toBe(1);
  });
});

describe('LOC-6.5 the way from a postcode', () => {
  const near = changeNear(state, { postcode: '3220', withinKm: 25 });

  it('begins on the first page, and ends where nobody is anywhere', () => {
    expect(near).toMatchObject({ page: 1, near: { postcode: '3220', withinKm: 25 } });
    expect(changeNear(near, undefined)).not.toHaveProperty('near');
  });

  it('stays when filters are cleared, the distance does not', () => {
    expect(clearFilters(near).near).toEqual({ postcode: '3220', withinKm: null });
  });
});

describe('whether a search asks for more than new or used', () => {
  const used = changeList(clearFilters(state), 'carType', ['used']);

  it('is so where anything else is chosen', () => {
    expect([asksForMore(used), asksForMore(changeQuery(used, 'red')), asksForMore(state)]).toEqual([
      false,
      true,
      true,
    ]);
  });
});
