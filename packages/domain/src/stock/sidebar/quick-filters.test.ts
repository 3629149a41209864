import { describe, expect, it } from 'vitest';
import { emptySearch, normalSearchState, type ChosenLists } from '../search/search-state.ts';
import { quickFilters } from './quick-filters.ts';

const counted = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([value, count]) => ({ value, count }));
const facets = {
  body: counted({ Van: 1, SUV: 8, Hatch: 3, Ute: 5, Sedan: 2, Wagon: 0 }),
  transmission: counted({ Automatic: 15, Manual: 4 }),
  fuel: counted({ Petrol: 19 }),
};
const offered = (lists: ChosenLists, found: Parameters<typeof quickFilters>[1]['facets'] = facets) =>
  quickFilters(normalSearchState({ ...emptySearch('relevant'), lists }), { facets: found, count: 19 });

describe('SRCH-3 the filters that are one press away', () => {
  it('are the commonest of what is open, and nothing that all cars have', () => {
    const said = offered({}).map(({ attribute, value }) => `${attribute} ${value}`);
    expect(said).toEqual(['body SUV', 'body Ute', 'body Hatch', 'body Sedan', 'transmission Automatic']);
    expect(offered({}, {})).toEqual([]);
  });

  it('keep what is chosen, and are gone once something of their list is', () => {
    const [only, ...others] = offered({ body: ['Ute'] });
    expect(others).toEqual([]);
    expect(only?.state.lists).toEqual({ body: ['Ute'], transmission: ['Automatic'] });
  });
});
