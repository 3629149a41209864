import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import { savedCarNews } from './saved-car-news.ts';

const since = new Date('2026-11-10T00:00:00Z');
const after = new Date('2026-11-12T00:00:00Z');
const before = new Date('2026-11-01T00:00:00Z');
const reduced = {
  priceCents: 2_300_000,
  priceHistory: [
    { askedFrom: after, cents: 2_300_000 },
    { askedFrom: before, cents: 2_450_000 },
  ],
};
const newsOf = (car: Parameters<typeof buildCar>[0], wasReserved = false) =>
  savedCarNews(buildCar(car), { since, wasReserved });

describe('WATCH-5 what a visitor is told of a saved car', () => {
  it.each<[string, Parameters<typeof buildCar>[0], string | null]>([
    ['a sale', { sold: true, soldAt: after, ...reduced }, 'sold'],
    ['no sale from before', { sold: true, soldAt: before }, null],
    ['no sale of nobody knows when', { sold: true }, null],
    ['nothing of a car that was withdrawn', { status: 'withdrawn', ...reduced }, null],
    ['that it was reserved', { reserved: true, ...reduced }, 'reserved'],
    ['a lower price', reduced, 'price 2300000'],
    ['no price that rose', { ...reduced, priceCents: 2_900_000 }, null],
    ['no price that went away', { ...reduced, priceCents: null }, null],
    ['nothing where nothing happened', {}, null],
  ])('%s', (_, car, key) => {
    expect(newsOf(car)?.key ?? null).toBe(key);
  });

  it('says the price and how much less it is', () => {
    expect(newsOf(reduced)?.text).toBe('is now $23,000, $1,500 less than before');
  });

  it('does not tell of a reservation that was there before', () => {
    expect(newsOf({ reserved: true }, true)).toBeNull();
  });
});
