import { buildCar } from '@forecourt/testkit/build-car';
import { buildId } from '@forecourt/testkit/build-id';
import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import type { Car } from '../car/car.ts';
import { depositCents, limitOfDeposit } from './deposit.ts';
import { depositLimit } from './deposit-limit.ts';

const { checkout } = resolveSettings([]).settings;

const carIn = (state: string, overrides: Parameters<typeof buildCar>[0] = {}) =>
  buildCar({
    priceCents: 1_500_000,
    location: { name: 'Yard', slug: 'yard', address: { id: buildId(), state } },
    ...overrides,
  });

describe('what a deposit may be', () => {
  it.each<[string, Car['carType'], number | null]>([
    ['SA', 'used', 150_000],
    ['South Australia', 'demo', 150_000],
    ['SA', null, 150_000],
    ['SA', 'new', null],
    ['NT', 'new', 150_000],
    ['VIC', 'used', null],
    ['QLD', 'used', null],
  ])('LAW-1.1 in %s of a %s car is at most %s cents', (state, carType, cents) => {
    expect(depositLimit(carIn(state, { carType }))?.cents ?? null).toBe(cents);
  });

  it('LAW-1.1 is not known of a car without a price or without a yard', () => {
    expect(depositLimit(carIn('SA', { priceCents: null }))).toBeNull();
    expect(depositLimit(carIn('SA', { location: null }))).toBeNull();
  });

  it('LAW-1.1 BUY-1.1 is what is asked, where the car or the site would ask for more', () => {
    const cheap = carIn('SA', { priceCents: 150_000 });
    expect(depositCents(cheap, checkout)).toBe(15_000);
    expect(limitOfDeposit(cheap, checkout)).toEqual({ state: 'sa', percent: 10, cents: 15_000 });
    const dear = carIn('SA', { reserveAmountCents: 200_000 });
    expect(depositCents(dear, checkout)).toBe(150_000);
    expect([depositCents(carIn('SA'), checkout), limitOfDeposit(carIn('SA'), checkout)]).toEqual([
      20_000,
      null,
    ]);
    expect(limitOfDeposit(carIn('VIC'), checkout)).toBeNull();
  });
});
