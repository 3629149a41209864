import { describe, expect, it } from 'vitest';
import type { PricedCar } from './asking-price.ts';
import { priceChange } from './price-history.ts';

const now = new Date('2026-03-01T00:00:00Z');
const priced = (priceCents: number | null, offerPriceCents: number | null = null): PricedCar => ({
  priceCents,
  offerPriceCents,
});

describe('LAW-2.6 the history of a price', () => {
  it.each<[string, PricedCar | null, PricedCar, number | null | 'nothing']>([
    ['begins with the first price', null, priced(2_000_000), 2_000_000],
    ['does not begin without one', null, priced(null), 'nothing'],
    ['hears of another price', priced(2_000_000), priced(1_900_000), 1_900_000],
    ['hears of an offer', priced(2_000_000), priced(2_000_000, 1_900_000), 1_900_000],
    ['hears of an offer that ended', priced(2_000_000, 1_900_000), priced(2_000_000), 2_000_000],
    ['hears of a price that went away', priced(2_000_000), priced(0), null],
    ['hears of a price that came', priced(100), priced(2_000_000), 2_000_000],
    ['does not hear of the same price', priced(2_000_000), priced(2_000_000), 'nothing'],
    [
      'does not hear of a price behind an offer',
      priced(2_000_000, 1_900_000),
      priced(1, 1_900_000),
      'nothing',
    ],
    ['does not hear of one nonsense after another', priced(0), priced(100), 'nothing'],
  ])('%s', (_title, before, after, added) => {
    const expected = added === 'nothing' ? null : { askedFrom: now, cents: added };
    expect(priceChange(before, after, now)).toEqual(expected);
  });
});
