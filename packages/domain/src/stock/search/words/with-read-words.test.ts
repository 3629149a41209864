import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settingsWith } from '../../../site/test/settings-with.ts';
import { sortNames } from '../../attributes/sort-name.ts';
import { anyState } from '../../test/arbitrary-search.ts';
import { emptySearch, normalSearchState, type SearchState } from '../search-state.ts';
import { readSearchQuery, writeSearchQuery } from '../search-url.ts';
import vocabulary from './golden-vocabulary.json' with { type: 'json' };
import { anyTyping } from './test/typed-words.ts';
import { withReadWords } from './with-read-words.ts';

const sorts = { sorts: sortNames, defaultSort: 'relevant' } as const;
const by = { vocabulary, year: 2026, settings: settingsWith() };
const stateOf = (change: Partial<SearchState>) =>
  normalSearchState({ ...emptySearch('relevant'), ...change });
const read = (change: Partial<SearchState>) => withReadWords(stateOf(change), by);

describe('a search with its words read', () => {
  it('keeps what was chosen by hand', () => {
    const chosen = { lists: { body: ['Ute'], badge: ['SR5'] }, ranges: { year: { min: 2019, max: null } } };
    expect(read({ ...chosen, query: 'red under 40k lifted', page: 2 })).toEqual(
      stateOf({
        query: 'lifted',
        lists: { ...chosen.lists, colour: read({ query: 'red' }).lists.colour ?? [] },
        ranges: { ...chosen.ranges, price: { min: null, max: 40_000 } },
      }),
    );
  });

  it.each<[string, Partial<SearchState>, Partial<SearchState>]>([
    ['diesel', { lists: { fuel: ['Petrol'] } }, { lists: { fuel: ['Diesel'] } }],
    ['ford', { lists: { make: ['Kia'], makeModel: ['Kia Rio'] } }, { lists: { make: ['Ford', 'FORD'] } }],
    ['kia rio', { lists: { make: ['Ford'], model: ['Focus'] } }, { lists: { makeModel: ['Kia Rio'] } }],
    ['in penrith', { lists: { locationName: ['Cairns yard'] } }, { lists: { city: ['Penrith'] } }],
    [
      'under 20k',
      { lists: { priceRange: ['$30,000 to $40,000'] }, ranges: { price: { min: 30_000, max: null } } },
      { ranges: { price: { min: null, max: 20_000 } } },
    ],
  ])('replaces by %s what was chosen of the same thing', (query, before, after) => {
    expect(read({ ...before, query })).toEqual(stateOf(after));
  });

  it('reads a weekly repayment where the site has that filter', () => {
    const settings = settingsWith({ search: { facets: ['weekly_price_range'] } });
    const weekly = withReadWords(stateOf({ query: 'ute under $200 a week' }), { ...by, settings });
    expect(weekly).toEqual(stateOf({ lists: { body: ['Ute'], weeklyPriceRange: ['-200'] } }));
    expect(read({ query: 'ute under $200 a week' }).lists).toEqual({ body: ['Ute'] });
  });

  it.each(['', 'lifted', '"canopy"'])('leaves a search alone in which nothing is read: %o', (query) => {
    const state = stateOf({ query, page: 2, lists: { body: ['Ute'] } });
    expect(withReadWords(state, by)).toBe(state);
  });

  it('is the same search when its address is read', () => {
    fc.assert(
      fc.property(anyState, anyTyping, (state, query) => {
        const once = read({ ...state, query });
        const again = readSearchQuery(writeSearchQuery(once, sorts), sorts);
        expect(again).toEqual(once);
        expect(withReadWords(again, by)).toEqual(once);
      }),
      { numRuns: 300 },
    );
  });
});
