import { describe, expect, it } from 'vitest';
import { pageCount } from './search-results.ts';

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
