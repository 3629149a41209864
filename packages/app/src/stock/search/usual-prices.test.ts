import { describe, expect, it } from 'vitest';
import { usualPrices } from './usual-prices.ts';

const band = (from: number, below: number, count: number) => ({ value: `${from}-${below}`, count });

describe('the prices that a slider is drawn over', () => {
  it('SRCH-12.1 reach the dearest car', () => {
    const counts = [band(10_000, 20_000, 50), band(20_000, 40_000, 40), band(40_000, 90_000, 10)];
    expect(usualPrices({ min: 12_000, max: 88_000 }, counts)).toEqual({ min: 12_000, max: 88_000 });
  });

  it('leave out the one car in a hundred whose price has a zero too many', () => {
    const counts = [band(10_000, 20_000, 60), band(20_000, 40_000, 39), band(400_000, 500_000, 1)];
    expect(usualPrices({ min: 12_000, max: 449_000 }, counts)).toEqual({ min: 12_000, max: 40_000 });
  });

  it('reach it where nothing is known of the cars between', () => {
    expect(usualPrices({ min: 1, max: 9 }, [])).toEqual({ min: 1, max: 9 });
  });
});
