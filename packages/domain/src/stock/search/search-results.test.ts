import { describe, expect, it } from 'vitest';
import { pageCount, searchProgress, type SearchResults } from './search-results.ts';

const results = (count: number): SearchResults<string> => ({
  hits: ['a'],
  facets: { make: [{ value: 'Kia', count }] },
  facetStats: { price: { min: 1, max: 2 } },
  count,
  ms: 3,
  pages: pageCount(count, 21),
});

describe('the results of a search', () => {
  it.each([
    [0, 0],
    [1, 1],
    [21, 1],
    [22, 2],
    [2_000, 96],
  ])('SRCH-1 of %i cars at 21 a page have %i pages', (count, pages) => {
    expect(pageCount(count, 21)).toBe(pages);
  });
});

describe('the progress of a search', () => {
  const shown = { phase: 'hasData', results: results(5) } as const;

  it('SRCH-9 keeps the previous results while loading and on error', () => {
    expect(searchProgress(shown, { kind: 'asked' })).toEqual({ phase: 'loading', results: results(5) });
    expect(searchProgress(shown, { kind: 'failed' })).toEqual({ phase: 'hasError', results: results(5) });
  });

  it('SRCH-9 shows the new results when they come', () => {
    const answered = searchProgress(shown, { kind: 'answered', results: results(6) });
    expect(answered).toEqual({ phase: 'hasData', results: results(6) });
  });

  it('SRCH-9 has nothing to show before the first answer', () => {
    expect(searchProgress({ results: null }, { kind: 'asked' })).toEqual({ phase: 'loading', results: null });
  });
});
