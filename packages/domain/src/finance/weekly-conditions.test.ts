import { buildCar } from '@forecourt/testkit/build-car';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../settings/resolve-settings.ts';
import { askingPriceCents } from '../stock/car/asking-price.ts';
import { isAvailable } from '../stock/car/availability.ts';
import type { Car } from '../stock/car/car.ts';
import { weeklyPaymentOf } from '../stock/price/weekly-payment.ts';
import { weeklyConditions, type WeeklyConditions } from './weekly-conditions.ts';
import { weeklyPrice } from './weekly-price.ts';

const finance = { ...resolveSettings([]).settings.finance, provider: 'bank_one' };
const at = { now: new Date('2026-12-31T13:59:59Z'), zone: 'Australia/Brisbane' };

/** What an engine does with the conditions, as plainly as it can be said. */
function weeklyPriceBy(conditions: WeeklyConditions | null, car: Car): number | null {
  const lender = car.lenders.find(({ provider }) => provider === conditions?.provider);
  if (conditions === null || !lender || (lender.paymentWeekCents ?? 0) <= 0 || !isAvailable(car)) return null;
  const payment = weeklyPaymentOf(lender) ?? 0;
  const make = car.make?.trim().toLowerCase() ?? '';
  const holds =
    lender.interestRate !== null &&
    lender.comparisonRate !== null &&
    (!conditions.needsComparisonRate || lender.comparisonRate > 0) &&
    (!conditions.needsMonthlyPayment || (lender.paymentMonthCents ?? 0) > 0) &&
    (conditions.priceAboveCents === null || (askingPriceCents(car) ?? 0) > conditions.priceAboveCents) &&
    (conditions.yearFrom === null || (car.year ?? 0) >= conditions.yearFrom) &&
    !conditions.excludedDealerships.includes(car.dealershipSlug) &&
    !conditions.excludedMakes.some((name) => `${make} `.startsWith(`${name.toLowerCase()} `));
  return holds ? Math.ceil(payment / 100) * 100 : null;
}

const rate = fc.option(fc.constantFrom(0, 8.99));
const cars = fc
  .record({
    year: fc.option(fc.integer({ min: 2012, max: 2027 })),
    make: fc.constantFrom(null, 'Suzuki', 'SUZUKI Motorcycles', 'Suzukiya', 'Kia'),
    status: fc.constantFrom('in_stock', 'coming_soon', 'sold', null),
    priceCents: fc.option(fc.integer({ min: 0, max: 2_000_000 })),
    dealershipSlug: fc.constantFrom('harbour-toyota', 'harbour-mazda'),
    lenders: fc.array(
      fc.record({
        provider: fc.constantFrom('bank_one', 'bank_two'),
        interestRate: rate,
        comparisonRate: rate,
        paymentWeekCents: fc.option(fc.integer({ min: 0, max: 30_000 })),
        paymentMonthCents: fc.option(fc.constantFrom(0, 50_000)),
      }),
      { maxLength: 2 },
    ),
  })
  .map((car) => buildCar(car));

const sites = fc.record({
  showsFinance: fc.boolean(),
  provider: fc.constantFrom('bank_one', null),
  providerType: fc.integer({ min: 1, max: 7 }),
  excludedMakes: fc.constantFrom<string[]>([], ['suzuki']),
  excludedDealerships: fc.constantFrom<string[]>([], ['harbour-mazda']),
  abovePriceCents: fc.constantFrom(0, 1_000_000),
  oldestYears: fc.constantFrom(7, 12),
});

describe('the conditions of a weekly price', () => {
  it('RULE-4 say of every car what the rule says of it', () => {
    fc.assert(
      fc.property(cars, sites, (car, settings) => {
        expect(weeklyPriceBy(weeklyConditions(settings, at), car)).toBe(weeklyPrice(car, settings, at).cents);
      }),
      { numRuns: 2_000 },
    );
  });

  it('RULE-4 move with the year of the site where the provider looks at a car’s age', () => {
    const newYear = new Date('2026-12-31T14:00:00Z');
    const ofAge = { ...finance, providerType: 1, oldestYears: 12 };
    expect(weeklyConditions(ofAge, at)).toMatchObject({ yearFrom: 2015, validUntil: newYear });
    expect(weeklyConditions(ofAge, { ...at, now: newYear })).toMatchObject({ yearFrom: 2016 });
    expect(weeklyConditions({ ...finance, providerType: 2 }, at)).toMatchObject({
      yearFrom: null,
      validUntil: null,
    });
  });
});
