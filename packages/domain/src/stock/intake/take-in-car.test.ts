import { describe, expect, it } from 'vitest';
import { buildCar } from '@forecourt/testkit/build-car';
import { holdReasonsOf, takeInCar } from './take-in-car.ts';

const car = (changes: Partial<Parameters<typeof holdReasonsOf>[0]> = {}) => ({
  year: 2020,
  km: 50_000,
  carType: 'used' as const,
  itemType: 'car' as const,
  model: 'Corolla',
  badge: null,
  ...changes,
});

describe('DATA-1 a car that comes in', () => {
  it('has its names as its maker writes them, and everything else as it came', () => {
    const came = buildCar({ make: 'TOYOTA', model: 'HILUX SR5', badge: null, colour: 'red' });
    expect(takeInCar(came, 2026)).toEqual({ ...came, make: 'Toyota', model: 'HiLux', badge: 'SR5' });
  });

  it('is kept from the public for a reason, and shown when it comes without one', () => {
    const held = takeInCar(buildCar({ year: 1901 }), 2026);
    expect(held).toMatchObject({ heldFor: ['year_impossible'], showOnDealerWebsite: false });
    const mended = { ...held, year: 2001, showOnDealerWebsite: true };
    expect(takeInCar(mended, 2026)).toMatchObject({ heldFor: [], showOnDealerWebsite: true });
    expect(takeInCar({ ...mended, showOnDealerWebsite: false }, 2026).showOnDealerWebsite).toBe(false);
  });

  it.each([
    ['of the year 1901', { year: 1901 }, ['year_impossible']],
    ['of the year after next', { year: 2028 }, ['year_impossible']],
    ['of next year', { year: 2027 }, []],
    ['of 1950', { year: 1950 }, []],
    ['without a year', { year: null }, []],
    ['used for six years and one kilometre', { km: 1 }, ['km_impossible']],
    ['used for six years, of kilometres that nobody wrote', { km: 0 }, []],
    ['without kilometres', { km: null }, []],
    ['used since last year, and hardly driven', { year: 2025, km: 60 }, []],
    ['used, of no known year, and hardly driven', { year: null, km: 60 }, []],
    ['with two million kilometres', { km: 2_000_000 }, ['km_impossible']],
    ['new, with fifty thousand', { carType: 'new', km: 50_000 }, ['km_impossible']],
    ['new, driven to another yard', { carType: 'new', km: 900 }, []],
    ['that is a caravan', { itemType: 'caravan', km: 3 }, []],
    ['that tries the system out', { badge: 'TEST DO NOT SELL' }, ['not_for_sale']],
    ['without a model', { model: null }, []],
    ['of neither', { year: 1901, km: 2_000_000 }, ['year_impossible', 'km_impossible']],
  ] as const)('%s is held for %j %j', (_, changes, reasons) => {
    expect(holdReasonsOf(car(changes), 2026)).toEqual(reasons);
  });
});
