import * as fc from 'fast-check';
import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import type { Car } from '../car/car.ts';
import { customRank } from './custom-rank.ts';

const { rankWeights } = resolveSettings([]).settings.stock;
const created = new Date('2026-03-01T00:00:00Z');
const weeks = (count: number) => new Date(created.getTime() + count * 7 * 24 * 60 * 60 * 1000);
const rankOf = (car: Parameters<typeof buildCar>[0], staffBoost = 0, now = weeks(8)) =>
  customRank({ ...buildCar({ createdAt: created, ...car }), staffBoost }, rankWeights, now).rank;

/** A car of which nothing is known, and one of which everything is. */
const bare = {
  priceCents: null,
  km: null,
  year: null,
  make: null,
  model: null,
  badge: null,
  colour: null,
  simpleBody: null,
  simpleTransmission: null,
  simpleFuel: null,
};
const full = { dealerComments: 'One owner', standardEquipment: ['Sunroof'] };
const [available, subscribed, sold] = [1_700_000, 1_100_000, 100_000];

describe('the custom rank', () => {
  it('DATA-7 is a ground that every car has', () => {
    expect(rankOf(bare)).toBe(available);
    expect(rankOf({ ...bare, status: 'coming_soon' })).toBe(available);
    expect(rankOf({ ...bare, subscriptionPriceCents: 0 })).toBe(available);
    expect(rankOf({ ...bare, subscriptionPriceCents: 28_900 })).toBe(subscribed);
    expect(rankOf({ ...bare, subscriptionPriceCents: 28_900, status: 'sold' })).toBe(sold);
    expect(rankOf({ ...bare, status: 'sold' })).toBe(sold);
    expect(rankOf({ ...bare, status: null })).toBe(sold);
  });

  it.each([
    [100, 40_000],
    [50, 20_000],
    [0, 0],
    [-100, -40_000],
  ])('DATA-7 moves by a staff boost of %i by %i', (boost, points) => {
    expect(rankOf(bare, boost)).toBe(available + points);
  });

  it.each([
    [0, 0],
    [1, 1_000],
    [19, 19_000],
    [20, 20_000],
    [21, 20_000],
  ])('DATA-7 rises with %i photographs by %i', (photosCount, points) => {
    expect(rankOf({ ...bare, photosCount })).toBe(available + points);
  });

  it.each([
    [-1, 25_000, 1],
    [0, 25_000, 1],
    [0.999, 25_000, 1],
    [1, 21_875, 2],
    [7.999, 3_125, 8],
    [8, 0, null],
    [100, 0, null],
  ])('DATA-7 rises by freshness after %d weeks by %i, until week %s', (week, points, until) => {
    const { rank, validUntil } = customRank(
      { ...buildCar({ createdAt: created, ...bare }), staffBoost: 0 },
      rankWeights,
      weeks(week),
    );
    expect(rank).toBe(available + points);
    expect(validUntil).toEqual(until === null ? null : weeks(until));
  });

  it('DATA-7 rises with each fact that is known', () => {
    const usual = buildCar({ createdAt: created });
    const facts = Object.keys(bare) as (keyof typeof bare)[];
    for (const fact of facts) expect(rankOf({ ...bare, [fact]: usual[fact] })).toBe(available + 1_250);
    expect(rankOf({ ...bare, dealerComments: 'One owner' })).toBe(available + 1_250);
    expect(rankOf({ ...bare, standardEquipment: ['Sunroof'] })).toBe(available + 1_250);
    expect(rankOf({ ...bare, km: 0 })).toBe(available + 1_250);
    expect(rankOf({ ...bare, dealerComments: 'null', priceCents: 1, make: '' })).toBe(available);
    expect(rankOf(full)).toBe(available + 15_000);
  });

  it('DATA-7 adds all of them up, in whole numbers', () => {
    expect(rankOf({ ...full, photosCount: 30 }, 100, created)).toBe(available + 100_000);
    expect(rankOf({ ...bare, km: 1, year: 2020 }, 33)).toBe(available + 15_700);
  });

  it('SRCH-5 puts cars for sale before those by subscription and both before sold ones, whatever the weights', () => {
    const weight = fc.integer({ min: 0, max: 100 });
    const weights = fc.record({
      staffBoost: weight,
      photographs: weight,
      freshness: weight,
      completeness: weight,
    });
    const boost = fc.integer({ min: -100, max: 100 });
    const rich = buildCar({ ...full, photosCount: 50, status: 'sold', createdAt: created });
    const poor = buildCar({ ...bare, createdAt: new Date(0) });
    const byTheWeek = { subscriptionPriceCents: 28_900 };
    fc.assert(
      fc.property(weights, boost, boost, (any, up, down) => {
        const soldRank = customRank({ ...rich, staffBoost: up }, any, created).rank;
        const rank = (car: Partial<Car>, staffBoost: number) =>
          customRank({ ...poor, ...car, staffBoost }, any, created).rank;
        const bestByTheWeek = rank({ ...rich, ...byTheWeek, status: 'in_stock' }, up);
        expect(rank({}, down)).toBeGreaterThan(bestByTheWeek);
        expect(rank(byTheWeek, down)).toBeGreaterThan(soldRank);
        expect(soldRank).toBeGreaterThanOrEqual(0);
        expect(Number.isInteger(soldRank)).toBe(true);
      }),
    );
  });
});
