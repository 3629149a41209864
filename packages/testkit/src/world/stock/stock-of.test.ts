import { carSchema } from '@forecourt/domain/stock/car/car';
import { describe, expect, it } from 'vitest';
import { makes } from '../vehicles/makes.ts';
import { stockOf } from './stock-of.ts';
import { asOf, carsOf, contrastingDealerships, sampleDealership } from './test/sample-dealerships.ts';

const dealers = contrastingDealerships.map((dealership) => ({ dealership, cars: carsOf(dealership) }));
const all = dealers.flatMap(({ cars }) => cars);

describe('the stock of a dealership', () => {
  it('DATA-1 has only whole cars, as many as its plan says', () => {
    const more = Array.from({ length: 8 }, (_, copy) => carsOf(sampleDealership(`newstead-${copy}`)));
    const sample = [...all, ...more.flat()];
    expect(sample.length).toBeGreaterThan(5_000);
    for (const { car } of sample) expect(carSchema.parse(car)).toEqual(car);
    for (const { dealership, cars } of dealers) expect(cars).toHaveLength(dealership.stock.count);
  });

  it('is the same in every run', () => {
    const [dealership] = contrastingDealerships;
    if (!dealership) throw new Error('No dealership');
    expect(JSON.stringify(carsOf(dealership))).toBe(JSON.stringify(dealers[0]?.cars));
  });

  it('keeps each car when the yard grows', () => {
    const small = carsOf(sampleDealership('newstead-growing', { count: 60 }));
    const large = carsOf(sampleDealership('newstead-growing', { count: 300 }));
    expect(large.slice(0, 60)).toEqual(small);
  });

  it('is a stream: nothing is made before it is asked for', () => {
    const endless = sampleDealership('newstead-endless', { count: 1_000_000_000 });
    const [first, second] = stockOf({ asOf }, endless);
    expect(first?.car.slug).not.toBe(second?.car.slug);
  });

  it('has slugs, ids and stock numbers of its own, but for the numbers that are wrong on purpose', () => {
    for (const { cars } of dealers) {
      expect(new Set(cars.map(({ car }) => car.slug)).size).toBe(cars.length);
      expect(new Set(cars.map(({ car }) => car.id)).size).toBe(cars.length);
      const numbers = cars.filter(({ dirt }) => dirt === null).map(({ car }) => car.stockNumber);
      expect(new Set(numbers).size).toBe(numbers.length);
      const vins = cars.flatMap(({ car, dirt }) => (car.vin === null || dirt !== null ? [] : [car.vin]));
      expect(new Set(vins).size).toBe(vins.length);
    }
  });

  it('names a car as its make, model and badge do', () => {
    const named = all.filter(({ car, dirt }) => dirt === null && car.name && car.badge && car.make);
    for (const { car } of named) {
      expect(car.name).toMatch(/^(?:19|20)\d\d /);
      expect(car.name).toContain(`${car.make} ${car.model}`);
      expect(car.name).toContain(car.badge);
      expect(car.slug).toMatch(/^(?:19|20)\d\d-[a-z0-9-]+-[a-z]{0,2}\d{5,6}$/);
    }
    expect(named.length).toBeGreaterThan(1_500);
  });

  it('came to the yard within 120 days, and some of it within 8', () => {
    const days = all.map(({ car }) => (asOf.getTime() - car.createdAt.getTime()) / 86_400_000);
    expect(Math.min(...days)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...days)).toBeLessThanOrEqual(120);
    const fresh = days.filter((count) => count < 8).length / days.length;
    expect(fresh).toBeGreaterThan(0.1);
    expect(fresh).toBeLessThan(0.25);
  });

  it('stands at the locations that sell', () => {
    for (const { dealership, cars } of dealers) {
      const selling = [null, ...dealership.locations.slice(0, 2).map(({ id }) => id)];
      for (const { car } of cars) {
        expect(car.dealershipSlug).toBe(dealership.slug);
        expect(selling).toContain(car.locationId);
        expect(car.location === null).toBe(car.locationId === null);
      }
    }
  });

  it('sells new what its plan has, and takes in what people drive', () => {
    const mazdas = dealers.at(-1)?.cars.map(({ car }) => car.make?.trim().toLowerCase()) ?? [];
    expect(new Set(mazdas)).toEqual(new Set(['mazda', 'toyota', undefined]));
    const used = dealers[1]?.cars.map(({ car }) => car.make?.trim().toLowerCase()) ?? [];
    const common = makes.filter(({ popularity, models }) => popularity >= 4 && models[0]?.itemType === 'car');
    expect(common.length).toBeGreaterThan(5);
    for (const make of common) expect(used).toContain(make.name.toLowerCase());
  });

  it('says which plan cannot be met', () => {
    const impossible = sampleDealership('newstead-impossible', { newMakes: ['no-such-make'] });
    expect(() => carsOf(impossible)).toThrow(/nothing for new\/car\/2026\/no-such-make/);
  });
});
