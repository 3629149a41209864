import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import { priceDropCents, savedCarEvent } from './saved-car-event.ts';

const zone = 'Australia/Sydney';
const now = new Date('2026-11-16T02:00:00Z');
const midnight = new Date('2026-11-16T13:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const reduced = {
  priceCents: 2_300_000,
  priceHistory: [
    { askedFrom: daysAgo(2), cents: 2_300_000 },
    { askedFrom: daysAgo(90), cents: 2_600_000 },
    { askedFrom: daysAgo(30), cents: 2_450_000 },
  ],
};
const eventOf = (car: Parameters<typeof buildCar>[0], savedAt: Date | null = daysAgo(3)) =>
  savedCarEvent(buildCar(car), { savedAt, now, zone });

describe('WATCH-5 what happened to a saved car', () => {
  it.each<[Parameters<typeof buildCar>[0], string, string]>([
    [{ status: 'sold', soldAt: daysAgo(1), reserved: true, ...reduced }, 'sold', 'Sold yesterday'],
    [{ sold: true, soldAt: daysAgo(0) }, 'sold', 'Sold today'],
    [{ sold: true, soldAt: daysAgo(-1) }, 'sold', 'Sold'],
    [{ sold: true }, 'sold', 'Sold'],
    [{ status: 'withdrawn', reserved: true }, 'gone', 'No longer for sale'],
    [{ reserved: true, ...reduced }, 'reserved', 'Reserved'],
    [reduced, 'priceDrop', '$1,500 less since Friday'],
    [{}, 'saved', 'Saved 3 days ago'],
  ])('of %j it says %s', (car, kind, text) => {
    expect(eventOf(car).event).toEqual({ kind, text });
  });

  it.each([
    [0, 'today'],
    [-1, 'today'],
    [1, 'yesterday'],
    [13, '13 days ago'],
    [14, '2 weeks ago'],
    [59, '8 weeks ago'],
    [60, '2 months ago'],
  ])('a car that was saved %i days ago was saved %s', (days, words) => {
    expect(eventOf({}, daysAgo(days)).event?.text).toBe(`Saved ${words}`);
  });

  it('says nothing of a car that was saved nobody knows when', () => {
    expect(eventOf(reduced, null)).toEqual({ event: null, validUntil: null });
  });

  it('holds until midnight where it counts days, and else until the car changes', () => {
    expect(eventOf({}).validUntil).toEqual(midnight);
    expect(eventOf({ sold: true }).validUntil).toEqual(midnight);
    expect(eventOf(reduced).validUntil).toEqual(midnight);
    expect(eventOf({ reserved: true }).validUntil).toBeNull();
  });

  it.each([
    [0, 'you saved it'],
    [1, 'yesterday'],
    [6, 'Tuesday'],
    [7, 'Monday 9 November'],
  ])('says of a car that was saved %i days ago that it is cheaper since %s', (days, words) => {
    const dropped = {
      priceCents: 2_300_000,
      priceHistory: [
        { askedFrom: daysAgo(0.01), cents: 2_300_000 },
        { askedFrom: daysAgo(90), cents: 2_450_000 },
      ],
    };
    const saved = daysAgo(days + 0.02);
    expect(eventOf(dropped, saved).event?.text).toBe(`$1,500 less since ${words}`);
  });

  it('knows a drop from the history of the price alone', () => {
    expect(priceDropCents(buildCar(reduced), daysAgo(3))).toBe(150_000);
    expect(priceDropCents(buildCar(reduced), daysAgo(40))).toBe(300_000);
    expect(priceDropCents(buildCar(reduced), daysAgo(1))).toBe(0);
    expect(priceDropCents(buildCar(reduced), daysAgo(100))).toBe(0);
    expect(priceDropCents(buildCar({ ...reduced, priceCents: null }), daysAgo(3))).toBe(0);
    expect(priceDropCents(buildCar({ ...reduced, priceCents: 2_900_000 }), daysAgo(3))).toBe(0);
  });
});
