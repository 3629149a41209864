import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

describe('the pages at the foot of a list', () => {
  it.each([
    [1, 1, '1'],
    [1, 3, '1 2 3'],
    [1, 16, '1 2 3 4 … 16'],
    [3, 16, '1 2 3 4 … 16'],
    [4, 16, '1 2 3 4 5 … 16'],
    [5, 16, '1 … 4 5 6 … 16'],
    [14, 16, '1 … 13 14 15 16'],
    [16, 16, '1 … 13 14 15 16'],
    [2, 5, '1 2 3 4 5'],
  ])('of page %i of %i are %s', (current, pages, written) => {
    const numbers = pageNumbers(current, pages).map((page) => (page === 'gap' ? '…' : page));
    expect(numbers.join(' ')).toBe(written);
  });

  it('always have the first, the last and the present one, rising, and at most nine places', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (pages, seed) => {
        const current = (seed % pages) + 1;
        const shown = pageNumbers(current, pages);
        const numbers = shown.filter((page) => page !== 'gap');
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
        expect([numbers[0], numbers.at(-1)]).toEqual([1, pages]);
        expect(numbers).toContain(current);
        expect(shown.length).toBeLessThanOrEqual(9);
      }),
    );
  });
});
