import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceRange, priceRangeLabel, priceRanges, readPriceRange, writePriceRange } from './price-range.ts';

const edges = [1_000_000, 1_500_050];

describe('price ranges', () => {
  it('DATA-7 lie between the edges, with one below and one above', () => {
    expect(priceRanges(edges)).toEqual([
      { from: null, below: 10_000 },
      { from: 10_000, below: 15_000.5 },
      { from: 15_000.5, below: null },
    ]);
    expect(priceRanges([])).toEqual([{ from: null, below: null }]);
  });

  it.each([
    [0, '-10000'],
    [999_999, '-10000'],
    [1_000_000, '10000-15000.5'],
    [1_500_049, '10000-15000.5'],
    [1_500_050, '15000.5-'],
  ])('DATA-7 puts %i cents into %s', (cents, range) => {
    expect(priceRange(cents, edges)).toBe(range);
  });

  it('has one range for all without edges', () => {
    expect(priceRange(5, [])).toBe('-');
  });

  it.each(['', '10000', '1-2-3', 'a-b', '1e3-', '-1000000000', '1.234-', '-10000 ', '10000-x', 'x10000-'])(
    'does not read %j',
    (text) => {
      expect(readPriceRange(text)).toBeNull();
    },
  );

  it.each([
    [{ from: null, below: 10_000 }, 'Under $10,000'],
    [{ from: 10_000, below: 15_000.5 }, '$10,000 - $15,000.5'],
    [{ from: 100_000, below: null }, '$100,000 and over'],
    [{ from: null, below: null }, 'Any price'],
  ])('says %o as %s', (range, words) => {
    expect(priceRangeLabel(range)).toBe(words);
  });

  it('holds every price in exactly the range that names it', () => {
    const anyEdges = fc.uniqueArray(fc.integer({ min: 1, max: 99_999_999 }), { maxLength: 8 });
    fc.assert(
      fc.property(anyEdges, fc.nat({ max: 99_999_999 }), (unsorted, cents) => {
        const rising = unsorted.toSorted((a, b) => a - b);
        const holding = priceRanges(rising)
          .map(writePriceRange)
          .filter((text) => {
            const { from, below } = readPriceRange(text) ?? { from: Infinity, below: 0 };
            const isAbove = from === null || cents >= Math.round(from * 100);
            return isAbove && (below === null || cents < Math.round(below * 100));
          });
        expect(holding).toEqual([priceRange(cents, rising)]);
      }),
      { seed: 7 },
    );
  });
});
