import { describe, expect, it } from 'vitest';
import { askingPriceCents } from './asking-price.ts';

describe('the asking price', () => {
  it.each([
    [2_000_000, null, 2_000_000],
    [2_000_000, 1_900_000, 1_900_000],
    [2_000_000, 0, 2_000_000],
    [null, 1_900_000, 1_900_000],
    [null, null, null],
    [0, null, null],
    [1_000, null, null],
    [1_001, null, 1_001],
    [2_000_000, 1_000, null],
  ])('RULE-3 of price %s and offer %s is %s', (priceCents, offerPriceCents, asked) => {
    expect(askingPriceCents({ priceCents, offerPriceCents })).toBe(asked);
  });
});
