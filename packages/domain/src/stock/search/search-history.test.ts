import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { readSearchHistory, rememberSearch, type RememberedSearch } from './search-history.ts';

const length = resolveSettings([]).settings.searchControls.historyLength;
const remembered = (query: string, path = '/search/used-cars'): RememberedSearch => ({
  path,
  filters: `query=${query}`,
  label: query,
});
const history = ['five', 'four', 'three', 'two', 'one'].map((query) => remembered(query));

describe('the history of searches', () => {
  it('SRCH-14 keeps the last 5, the newest first', () => {
    expect(rememberSearch(history, remembered('six'), length)).toEqual([
      remembered('six'),
      ...history.slice(0, 4),
    ]);
  });

  it('SRCH-14 moves a search made again to the front', () => {
    expect(rememberSearch(history, remembered('three'), length).map(({ label }) => label)).toEqual([
      'three',
      'five',
      'four',
      'two',
      'one',
    ]);
  });

  it('SRCH-14 takes the same filters under another path for another search', () => {
    const elsewhere = remembered('three', '/search/kia');
    expect(rememberSearch(history, elsewhere, length)).toEqual([elsewhere, ...history.slice(0, 4)]);
  });

  it('SRCH-14 keeps none where a site wants none', () => {
    expect(rememberSearch([], remembered('red'), 0)).toEqual([]);
  });

  it.each<[string, readonly unknown[], readonly unknown[]]>([
    ['nothing', [], []],
    ['more than is kept', [...history, remembered('zero')], history],
    ['what is no search', [null, 7, 'x', { path: '/a' }, { filters: '' }, history[0]], [history[0]]],
    ['a search without words', [{ path: '/a', filters: '' }], []],
    [
      'the address of another host',
      ['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'a'].map((path) =>
        remembered('red', path),
      ),
      [],
    ],
  ])('SRCH-14 reads of a browser that stored %s only searches', (_, stored, expected) => {
    expect(readSearchHistory(stored, length)).toEqual(expected);
  });
});
