import { describe, expect, it } from 'vitest';
import { randomFor } from '../random.ts';
import { feedGaps, leaveGaps } from './gaps.ts';
import { buildCar } from '../../build-car.ts';
import { carsOf, sampleDealership } from './test/sample-dealerships.ts';

const never = (dirt: number) => feedGaps('newstead', dirt).fields.filter(([, share]) => share === 1).length;

describe('what a feed leaves out', () => {
  it('is the same for a dealership every time, and differs between dealerships', () => {
    expect(feedGaps('newstead', 0.05)).toEqual(feedGaps('newstead', 0.05));
    expect(feedGaps('newstead', 0.05)).not.toEqual(feedGaps('ascot', 0.05));
  });

  it('is more, the dirtier the feed', () => {
    expect(never(0.01)).toBe(0);
    expect(never(0.05)).toBeGreaterThan(0);
    expect(never(0.1)).toBeGreaterThan(never(0.05));
  });

  it('DATA-1 takes from a car only what the feed lacks', () => {
    const car = buildCar({ series: 'ZWE211R', vin: '68T', standardEquipment: ['Tow Bar'] });
    leaveGaps(car, { fields: [['series', 1]], features: 1 }, randomFor('a'));
    expect(car).toMatchObject({ series: null, vin: '68T', standardEquipment: [] });
  });

  it('leaves what the maker built with a new car of its own dealer', () => {
    const everything = {
      fields: [
        ['seats', 1],
        ['variant', 1],
        ['vin', 1],
      ],
      features: 1,
    } as const;
    const car = buildCar({ seats: 5, vin: '68T', standardEquipment: ['Tow Bar'] });
    const { variant } = car;
    leaveGaps(car, everything, randomFor('a'), true);
    expect(car).toMatchObject({ seats: 5, variant, vin: null, standardEquipment: ['Tow Bar'] });
    leaveGaps(car, everything, randomFor('a'));
    expect(car).toMatchObject({ seats: null, variant: null, standardEquipment: [] });
  });

  it('DATA-1 is the normal case: no field but the few that every feed has is always there', () => {
    const cars = Array.from({ length: 12 }, (_, dealer) =>
      carsOf(sampleDealership(`dealer-${dealer}`, { count: 60, dirt: dealer / 100 })),
    );
    const missing = (share: (car: (typeof cars)[number][number]['car']) => boolean) =>
      cars.flat().filter(({ car }) => share(car)).length / cars.flat().length;
    for (const field of ['vin', 'series', 'variant', 'engineSize', 'drive'] as const) {
      expect(missing((car) => car[field] === null)).toBeGreaterThan(0.08);
      expect(missing((car) => car[field] === null)).toBeLessThan(0.8);
    }
    for (const field of ['make', 'model', 'year', 'colour'] as const) {
      expect(missing((car) => car[field] === null)).toBeLessThan(0.06);
    }
  });
});
