import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { readSearchHistory, rememberSearch, type RememberedSearch } from './search-history.ts';
import { emptySearch, normalSearchState, type SearchState } from './search-state.ts';

const { search: sorts, searchControls } = resolveSettings([]).settings;
const settings = { length: searchControls.historyLength, sorts };
const searchFor = (query: string, change: Partial<SearchState> = {}) => ({
  path: '/search/used-cars',
  state: normalSearchState({ ...emptySearch('relevant'), query, ...change }),
});
const remembered = (query: string): RememberedSearch => ({
  path: '/search/used-cars',
  filters: `query=${query}`,
});
const history = ['five', 'four', 'three', 'two', 'one'].map(remembered);

describe('the history of searches', () => {
  it('SRCH-14 keeps the filters and the path, without page and order', () => {
    const lists = { make: ['Kia'] };
    expect(rememberSearch([], searchFor('red', { page: 3, sortBy: 'latest', lists }), settings)).toEqual([
      { path: '/search/used-cars', filters: 'query=red&refinementList[make][0]=Kia' },
    ]);
  });

  it('SRCH-14 keeps the last 5, the newest first', () => {
    expect(rememberSearch(history, searchFor('six'), settings)).toEqual([
      remembered('six'),
      ...history.slice(0, 4),
    ]);
  });

  it('SRCH-14 moves a search made again to the front', () => {
    const again = rememberSearch(history, searchFor('three'), settings);
    expect(again).toEqual(['three', 'five', 'four', 'two', 'one'].map(remembered));
    const elsewhere = rememberSearch(history, { ...searchFor('three'), path: '/search/kia' }, settings);
    expect(elsewhere.slice(1)).toEqual(history.slice(0, 4));
  });

  it('SRCH-14 does not keep a search for nothing', () => {
    expect(rememberSearch(history, searchFor('', { page: 2 }), { ...settings, length: 2 })).toEqual(
      history.slice(0, 2),
    );
  });

  it('SRCH-14 keeps none where a site wants none', () => {
    expect(rememberSearch([], searchFor('red'), { ...settings, length: 0 })).toEqual([]);
  });

  it.each([
    [null, []],
    ['x', []],
    [{ length: 1 }, []],
    [[...history, remembered('zero')], history],
    [[{ path: 'https://elsewhere.example', filters: '' }, null, 7, history[0]], [history[0]]],
    [
      [
        { path: '/a', filters: 'x'.repeat(20_001) },
        { path: '/a', filters: '' },
      ],
      [{ path: '/a', filters: '' }],
    ],
    [[{ path: '/a' }, { filters: '' }], []],
  ])('reads from the browser’s storage only what is a search', (stored, expected) => {
    expect(readSearchHistory(stored, 5)).toEqual(expected);
  });
});
