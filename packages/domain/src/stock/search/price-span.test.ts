import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { priceSpan } from './price-span.ts';

const { price, law } = resolveSettings([]).settings;
const settings = { price, law: { ...law, showsPriceBasis: true } };
const away = { priceType: 'Drive Away' };
const found = {
  prices: { min: 24_990, max: 39_990 },
  usualHighest: 90_000,
  count: 2,
  cars: [away, away],
};

describe('what the cars of a search cost', () => {
  it.each([
    ['from the lowest to the highest', found, '$24,990 to $39,990 drive away'],
    [
      'one price for one car',
      { ...found, prices: { min: 24_990, max: 24_990 }, count: 1, cars: [away] },
      '$24,990 drive away',
    ],
    [
      'from the lowest, where the highest has a zero too many',
      { ...found, prices: { min: 24_990, max: 399_900 } },
      'from $24,990 drive away',
    ],
    [
      'LAW-2 leaves the basis to the cards where they have several',
      { ...found, cars: [away, { priceType: 'EGC' }] },
      '$24,990 to $39,990, as marked on each',
    ],
    [
      'LAW-2 and where not all of them are in sight',
      { ...found, count: 40 },
      '$24,990 to $39,990, as marked on each',
    ],
    ['nothing where no car has a price', { ...found, prices: null }, null],
    ['nothing where the site takes it for no price', { ...found, prices: { min: 5, max: 39_990 } }, null],
  ])('are told %s', (_, given, told) => {
    expect(priceSpan(given, settings)).toBe(told);
  });

  it('are told without a basis where the site asks for none', () => {
    const free = { price, law: { ...law, showsPriceBasis: false } };
    expect(priceSpan({ ...found, count: 40 }, free)).toBe('$24,990 to $39,990');
  });
});
