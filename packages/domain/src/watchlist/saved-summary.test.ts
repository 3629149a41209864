import { describe, expect, it } from 'vitest';
import { savedSummary } from './saved-summary.ts';

const cars = ['car', 'cars'] as const;

describe('the line over saved cars (WATCH-5)', () => {
  it.each([
    [[], '0 saved cars.'],
    [['saved'], '1 saved car.'],
    [['priceDrop', null], '2 saved cars. 1 is cheaper than when you saved it.'],
    [
      ['priceDrop', 'priceDrop', 'reserved', 'sold', 'sold'],
      '5 saved cars. 2 are cheaper than when you saved them. 1 is reserved. 2 are sold.',
    ],
  ] as const)('of %j says %s', (kinds, line) => {
    expect(savedSummary(kinds, cars)).toBe(line);
  });
});
