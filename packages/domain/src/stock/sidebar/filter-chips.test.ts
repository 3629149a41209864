import { describe, expect, it } from 'vitest';
import { carFirst, filterChips, namesCar } from './filter-chips.ts';
import { emptySearch, hasFilters, normalSearchState, type SearchState } from '../search/search-state.ts';

const names = new Map([['family', 'Family cars']]);
const vocabulary = {
  makes: [],
  values: {},
  cities: { Melbourne: ['Dandenong', 'Epping'], Geelong: ['Norlane'], Bendigo: ['Bendigo'] },
};
const search = (change: Partial<SearchState>) => normalSearchState({ ...emptySearch('latest'), ...change });

describe('the chips of what is chosen', () => {
  it('are none where nothing is', () => {
    expect(filterChips(search({ page: 3 }), names, vocabulary)).toEqual([]);
  });

  const chosen = search({
    page: 4,
    query: ' red  ute',
    lists: { make: ['Toyota', 'Mazda'], categories: ['family'], priceRange: ['-10000'] },
    ranges: { km: { min: null, max: 50_000 } },
  });

  it.each([
    ['"heated grips" "abs"', { 'heated grips': '"abs"', abs: '"heated grips"' }],
    ['"solar"', { solar: '' }],
    ['sr5 "tow bar"', { 'sr5 tow bar': '' }],
  ])('take what a vehicle has away piece by piece: %s', (query, rests) => {
    const chips = filterChips(search({ query }), names, vocabulary);
    expect(Object.fromEntries(chips.map(({ value, without }) => [value, without.query]))).toEqual(rests);
  });

  it('name each choice, words first and ranges last', () => {
    const chips = filterChips(chosen, names, vocabulary).map(({ attribute, label, value }) => [
      attribute,
      label,
      value,
    ]);
    expect(chips).toEqual([
      ['query', 'Search', 'red ute'],
      ['categories', 'Category', 'Family cars'],
      ['make', 'Make', 'Mazda'],
      ['make', 'Make', 'Toyota'],
      ['priceRange', 'Price range', 'Under $10,000'],
      ['km', 'Kilometres', 'Up to 50,000 km'],
    ]);
  });

  it('SRCH-8 lead to the search without the one, from its first page', () => {
    const [words, category, mazda, , , km] = filterChips(chosen, names, vocabulary).map(
      ({ without }) => without,
    );
    const rest = { ...chosen, page: 1 };
    const { categories: _, ...otherLists } = rest.lists;
    expect(words).toEqual({ ...rest, query: '' });
    expect(category).toEqual({ ...rest, lists: otherLists });
    expect(mazda).toEqual({ ...rest, lists: { ...rest.lists, make: ['Toyota'] } });
    expect(km).toEqual({ ...rest, ranges: {} });
  });

  it.each<[SearchState['lists'], readonly string[]]>([
    [{ colour: ['Chilli Red', 'Soul Red', 'Navy Blue', 'Dune'] }, ['Red', 'Blue', 'Other']],
    [{ city: ['Dandenong', 'Epping', 'Norlane'] }, ['Melbourne', 'Norlane, Geelong']],
    [{ city: ['Epping', 'Bendigo'] }, ['Bendigo', 'Epping']],
    [{ drive: ['4X4 Dual Range', '4WD'] }, ['4x4']],
    [{ make: ['TOYOTA', 'Toyota', 'Kia'] }, ['Kia', 'Toyota']],
    [{ body: ['UTE', 'ute'] }, ['ute']],
    [{ make: ['BMW', 'KTM'] }, ['BMW', 'KTM']],
    [{ make: ['B.M.W', 'BMW'] }, ['B.M.W']],
  ])('say %j in one word where one word says it', (lists, values) => {
    const said = filterChips(search({ lists }), names, vocabulary);
    expect(said.map(({ value }) => value).toSorted()).toEqual(values.toSorted());
    const state = said.reduce((left, { value }) => {
      const chip = filterChips(left, names, vocabulary).find((one) => one.value === value);
      return chip?.without ?? left;
    }, search({ lists }));
    expect(hasFilters(state)).toBe(false);
  });

  it.each([
    ['make', true],
    ['model', true],
    ['makeModel', true],
    ['body', false],
  ] as const)('of %s name the car: %s', (attribute, isName) => {
    expect(namesCar({ attribute })).toBe(isName);
  });

  it('say first which car, and last whether it is new', () => {
    const chips = (['query', 'carType', 'makeModel', 'price'] as const).map((attribute) => ({ attribute }));
    expect(carFirst(chips).map(({ attribute }) => attribute)).toEqual([
      'makeModel',
      'query',
      'price',
      'carType',
    ]);
  });

  it('leave nothing when all are taken away', () => {
    let state = chosen;
    for (let left = 6; left > 0; left -= 1) {
      const [first] = filterChips(state, names, vocabulary);
      state = first?.without ?? state;
    }
    expect(hasFilters(state)).toBe(false);
  });
});
