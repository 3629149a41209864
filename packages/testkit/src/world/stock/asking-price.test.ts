import { describe, expect, it } from 'vitest';
import { asOf, carsOf, contrastingDealerships, sampleDealership } from './test/sample-dealerships.ts';
import { askedPrice, dealerEndings, priceTypesOf } from './asking-price.ts';
import type { Vehicle } from './choose-vehicle.ts';
import { randomFor } from '../random.ts';
import { makeBySlug } from '../vehicles/makes.ts';
import { worthAfter } from './depreciation.ts';

const make = makeBySlug('toyota');
const model = make.models.find(({ slug }) => slug === 'corolla');
const generation = model?.generations.at(0);
const badge = generation?.badges.at(0);
if (!model || !generation || !badge) throw new Error('The catalogue has no Corolla');
const corolla: Vehicle = {
  make,
  model,
  generation,
  badge,
  year: 2022,
  usualPrice: badge.newPrice * worthAfter(4, make.slug, model, badge),
};
const [driveAway, excluding] = priceTypesOf({ priceTypes: ['Drive Away', 'EGC'] });
if (!driveAway || !excluding) throw new Error('No price types');
const usual = { carType: 'used', years: 4, km: 56_000 } as const;

function average(car: Partial<Parameters<typeof askedPrice>[1]>, type = excluding) {
  if (!type) throw new Error('No price type');
  const prices = Array.from(
    { length: 300 },
    (_, index) =>
      askedPrice(corolla, { ...usual, ...car }, type, [1_000, 200_000], randomFor(`car/${index}`)).asked,
  );
  return prices.reduce((sum, price) => sum + price, 0) / prices.length;
}

const worth = (years: number, simpleBody: string, simpleFuel = 'Petrol') =>
  worthAfter(years, 'mazda', { itemType: 'car', simpleBody }, { simpleFuel, newPrice: 40_000, drive: null });

describe('what a dealer asks', () => {
  it('falls with kilometres, and is below that of a demonstrator and of a new one', () => {
    const [low, middle, high] = [20_000, 56_000, 140_000].map((km) => average({ km }));
    expect(low).toBeGreaterThan(middle ?? 0);
    expect(middle).toBeGreaterThan(high ?? 0);
    const demo = average({ carType: 'demo', years: 0.5, km: 3_000 });
    expect(demo).toBeGreaterThan(low ?? 0);
    expect(average({ carType: 'new', years: 0.3, km: 12 })).toBeGreaterThan(demo);
  });

  it('falls with age, fastest for electric cars and slowest for utes', () => {
    for (let years = 1; years < 20; years += 1) {
      expect(worth(years, 'Hatch')).toBeLessThan(worth(years - 1, 'Hatch'));
      expect(worth(years, 'Ute')).toBeGreaterThan(worth(years, 'Hatch'));
      expect(worth(years, 'Hatch', 'Electric')).toBeLessThan(worth(years, 'Hatch'));
    }
  });

  it('LAW-2.1 has the charges in it where it is drive away', () => {
    expect(average({}, driveAway) - average({})).toBeGreaterThan(1_000);
  });

  it('is what the maker recommends for a new one without charges', () => {
    const price = askedPrice(
      corolla,
      { carType: 'new', years: 0, km: 10 },
      excluding,
      [0, 0],
      randomFor('a'),
    );
    expect(price.asked).toBe(badge?.newPrice);
  });

  it('ends as dealers write it and stays within the prices of the plan', () => {
    for (const dealership of contrastingDealerships) {
      const [min, max] = dealership.stock.usedPrices;
      for (const { car, dirt } of carsOf(dealership)) {
        if (car.carType !== 'used' || dirt !== null || car.priceCents === null) continue;
        const asked = (car.offerPriceCents ?? car.priceCents) / 100;
        expect(dealerEndings).toContain(asked % 1_000);
        expect(asked).toBeGreaterThanOrEqual(min);
        expect(asked).toBeLessThanOrEqual(max);
      }
    }
  });

  it('LAW-2.6 was asked since when the history says', () => {
    for (const { car, dirt } of carsOf(sampleDealership('newstead-history', { count: 800 }))) {
      const times = car.priceHistory.map(({ askedFrom }) => askedFrom.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      if (dirt !== null || car.priceCents === null) continue;
      expect(car.priceHistory.at(-1)?.cents).toBe(car.offerPriceCents ?? car.priceCents);
      expect(times[0]).toBe(car.createdAt.getTime());
      expect(times.at(-1)).toBeLessThanOrEqual(asOf.getTime());
    }
  });
});
