import { buildCar } from '@forecourt/testkit/build-car';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../settings/resolve-settings.ts';
import { financeDisplay, type FinanceSettings } from './finance-display.ts';

const settings: FinanceSettings = { ...resolveSettings([]).settings.finance, provider: 'bank_one' };
const at = { now: new Date('2026-06-15T02:00:00Z'), zone: 'Australia/Brisbane' };

const lender = {
  provider: 'bank_one',
  interestRate: 8.99,
  comparisonRate: 9.94,
  paymentWeekCents: 12_345,
  paymentMonthCents: 53_400,
};
type CarOverrides = NonNullable<Parameters<typeof buildCar>[0]>;
type LenderOverrides = Partial<NonNullable<CarOverrides['lenders']>[number]>;

function refusal(car: CarOverrides, given: Partial<FinanceSettings> = {}, offer: LenderOverrides = {}) {
  return financeDisplay(
    buildCar({ lenders: [{ ...lender, ...offer }], ...car }),
    { ...settings, ...given },
    at,
  ).refusal;
}

describe('RULE-4 finance on a car, whatever the provider', () => {
  it('shows the figures of the provider of the site', () => {
    const car = buildCar({ lenders: [{ ...lender, provider: 'bank_two', interestRate: 5 }, lender] });
    expect(financeDisplay(car, settings, at)).toMatchObject({
      lender: { provider: 'bank_one', interestRate: 8.99, comparisonRate: 9.94 },
      refusal: null,
    });
  });

  it.each<[string, CarOverrides, Partial<FinanceSettings>, LenderOverrides, string | null]>([
    ['under a flag that switches it off', {}, { showsFinance: false }, {}, 'switched_off'],
    ['without a provider', {}, { provider: null }, {}, 'no_provider'],
    ['without lender data', { lenders: [] }, {}, {}, 'no_lender'],
    ['with data of another lender only', {}, { provider: 'bank_two' }, {}, 'no_lender'],
    ['without an interest rate', {}, {}, { interestRate: null }, 'no_rates'],
    ['without a comparison rate', {}, {}, { comparisonRate: null }, 'no_rates'],
    ['at an interest rate of zero', {}, {}, { interestRate: 0 }, null],
    ['for Suzuki', { make: 'Suzuki' }, {}, {}, 'make'],
    ['for suzuki in small letters', { make: ' suzuki ' }, {}, {}, 'make'],
    ['for Suzuki Australia', { make: 'SUZUKI Australia' }, {}, {}, 'make'],
    ['for a make that begins alike', { make: 'Suzukini' }, {}, {}, null],
    ['for a car without a make', { make: null }, {}, {}, null],
    ['for Suzuki where no make is excluded', { make: 'Suzuki' }, { excludedMakes: [] }, {}, null],
    ['for a listed dealership', {}, { excludedDealerships: ['harbour-toyota'] }, {}, 'dealership'],
    ['for an unlisted dealership', {}, { excludedDealerships: ['harbour'] }, {}, null],
    ['for a car in stock', { status: 'in_stock' }, {}, {}, null],
    ['for a car coming soon', { status: 'coming_soon' }, {}, {}, null],
    ['for a sold car', { status: 'sold' }, {}, {}, 'not_available'],
    ['for a car without a status', { status: null }, {}, {}, 'not_available'],
  ])('%s', (_title, car, given, offer, expected) => {
    expect(refusal(car, given, offer)).toBe(expected);
  });
});

const price = 'price';
describe('RULE-4 finance by provider type', () => {
  // Each line: what is missing, and what types 1 to 7 say to it.
  it.each<[string, CarOverrides, LenderOverrides, readonly (string | null)[]]>([
    ['a car built 2015', { year: 2015 }, {}, [null, null, null, null, null, null, null]],
    ['a car built 2014', { year: 2014 }, {}, ['age', null, null, null, null, null, null]],
    ['a car without a year', { year: null }, {}, ['age', null, null, null, null, null, null]],
    ['a price of $500.01', { priceCents: 50_001 }, {}, [null, null, null, null, null, null, null]],
    ['a price of $500', { priceCents: 50_000 }, {}, [price, null, null, price, price, price, price]],
    ['no price', { priceCents: null }, {}, [price, null, null, price, price, price, price]],
    ['an offer of $500', { offerPriceCents: 50_000 }, {}, [price, null, null, price, price, price, price]],
    [
      'a comparison rate of 0',
      {},
      { comparisonRate: 0 },
      ['no_comparison_rate', null, null, null, null, null, null],
    ],
    [
      'no weekly payment',
      {},
      { paymentWeekCents: null },
      [null, null, null, 'no_weekly_payment', 'no_weekly_payment', 'no_weekly_payment', null],
    ],
    [
      'a weekly payment of 0',
      {},
      { paymentWeekCents: 0 },
      [null, null, null, 'no_weekly_payment', 'no_weekly_payment', 'no_weekly_payment', null],
    ],
    [
      'no monthly payment',
      {},
      { paymentMonthCents: null },
      [null, null, null, null, null, null, 'no_monthly_payment'],
    ],
    [
      'a monthly payment of 0',
      {},
      { paymentMonthCents: 0 },
      [null, null, null, null, null, null, 'no_monthly_payment'],
    ],
    [
      'figures of one cent',
      {},
      { comparisonRate: 0.01, paymentWeekCents: 1, paymentMonthCents: 1 },
      [null, null, null, null, null, null, null],
    ],
    ['a sold car', { status: 'sold' }, {}, Array(7).fill('not_available')],
  ])('%s', (_title, car, offer, expected) => {
    expect([1, 2, 3, 4, 5, 6, 7].map((providerType) => refusal(car, { providerType }, offer))).toEqual(
      expected,
    );
  });

  it('counts the years and the price that the site sets', () => {
    expect(refusal({ year: 2019 }, { oldestYears: 7 })).toBe('age');
    expect(refusal({ year: 2020 }, { oldestYears: 7 })).toBeNull();
    expect(refusal({ priceCents: 100_000 }, { abovePriceCents: 100_000 })).toBe('price');
    expect(refusal({ priceCents: null }, { abovePriceCents: 0 })).toBe('price');
  });

  it('asks nothing more of a provider of an unknown type than an available car', () => {
    expect(refusal({ priceCents: null, year: null }, { providerType: 8 })).toBeNull();
  });
});

describe('RULE-4 how long the answer holds', () => {
  const old = buildCar({ year: 2014, lenders: [lender] });

  it.each([
    ['Australia/Brisbane', '2025-12-31T14:00:00.000Z'],
    ['Australia/Sydney', '2025-12-31T13:00:00.000Z'],
    ['Australia/Perth', '2025-12-31T16:00:00.000Z'],
  ])('ends at New Year in %s', (zone, newYear) => {
    const before = financeDisplay(old, settings, { now: new Date(Date.parse(newYear) - 1), zone });
    expect(before.refusal).toBeNull();
    expect(before.validUntil?.toISOString()).toBe(newYear);
    expect(financeDisplay(old, settings, { now: new Date(newYear), zone })).toEqual({
      lender: null,
      refusal: 'age',
      validUntil: null,
    });
  });

  it.each([2, 3, 4, 5, 6, 7])('holds for good with provider type %d', (providerType) => {
    expect(financeDisplay(old, { ...settings, providerType }, at)).toMatchObject({
      refusal: null,
      validUntil: null,
    });
  });

  it('is the same at any moment before it, and another from then on', () => {
    const [min, max] = [at.now, new Date('2045-01-01T00:00:00Z')];
    const anyLater = fc.date({ min, max, noInvalidDate: true });
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2026 }), anyLater, (year, later) => {
        const car = buildCar({ year, lenders: [lender] });
        const today = financeDisplay(car, settings, at);
        const then = financeDisplay(car, settings, { ...at, now: later });
        const isOver = today.validUntil !== null && later >= today.validUntil;
        expect(then.refusal).toBe(isOver ? 'age' : today.refusal);
        expect(then.validUntil).toEqual(isOver ? null : today.validUntil);
      }),
      { seed: 4 },
    );
  });
});
