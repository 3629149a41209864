import { buildCar } from '@forecourt/testkit/build-car';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../settings/resolve-settings.ts';
import { calculate, calculatorDefaults } from './calculator.ts';

const settings = resolveSettings([]).settings;
const defaults = calculatorDefaults(buildCar({ priceCents: 3_000_000 }), settings);

describe('RULE-5 what the calculator begins with', () => {
  it('is the price of the car at 10% in qld', () => {
    expect(defaults).toEqual({
      priceCents: 3_000_000,
      depositCents: 0,
      tradeInCents: 0,
      balloonCents: 0,
      ratePercent: 10,
      termMonths: 60,
      frequency: 'weekly',
      state: 'qld',
    });
  });

  it('is the rate, term and state of the dealer', () => {
    const own = {
      finance: { calculatorRatePercent: 8.5, calculatorTermYears: 7 },
      site: { defaultState: 'vic' as const },
    };
    expect(calculatorDefaults(null, own)).toMatchObject({
      priceCents: 0,
      ratePercent: 8.5,
      termMonths: 84,
      state: 'vic',
    });
    expect(calculatorDefaults(buildCar({ priceCents: null }), own).priceCents).toBe(0);
  });
});

describe('RULE-5 what the calculator answers', () => {
  it('is the repayment and what the loan costs in all', () => {
    const answer = calculate({
      ...defaults,
      depositCents: 300_000,
      tradeInCents: 700_000,
      balloonCents: 500_000,
      frequency: 'monthly',
    });
    expect(answer).toMatchObject({
      amountCents: 2_000_000,
      repaymentCents: 36_037,
      repaymentCount: 60,
      balloonCents: 500_000,
    });
    expect(answer.totalCents).toBe(2_000_000 + answer.interestCents);
    expect(answer.comparisonRatePercent).toBeCloseTo(10, 2);
    expect(answer).not.toHaveProperty('instalments');
  });

  it('draws what is paid year by year', () => {
    const { years } = calculate({
      ...defaults,
      priceCents: 120_000,
      ratePercent: 0,
      termMonths: 24,
      balloonCents: 24_000,
      frequency: 'monthly',
    });
    expect(years).toEqual([
      { year: 0, paidCents: 0, interestCents: 0, balanceCents: 120_000 },
      { year: 1, paidCents: 48_000, interestCents: 0, balanceCents: 72_000 },
      { year: 2, paidCents: 120_000, interestCents: 0, balanceCents: 0 },
    ]);
  });

  it('ends a broken year at the end of the loan', () => {
    const { years } = calculate({
      ...defaults,
      priceCents: 180_000,
      ratePercent: 0,
      termMonths: 18,
      frequency: 'monthly',
    });
    expect(years.map(({ paidCents }) => paidCents)).toEqual([0, 120_000, 180_000]);
  });

  it('adds interest as it falls due', () => {
    const { years } = calculate({
      ...defaults,
      priceCents: 100_000,
      ratePercent: 12,
      termMonths: 3,
      frequency: 'monthly',
    });
    expect(years).toEqual([
      { year: 0, paidCents: 0, interestCents: 0, balanceCents: 100_000 },
      { year: 1, paidCents: 102_007, interestCents: 2_007, balanceCents: 0 },
    ]);
  });

  it('costs nothing where nothing is lent', () => {
    expect(calculate({ ...defaults, depositCents: 3_000_000 })).toMatchObject({
      amountCents: 0,
      repaymentCents: 0,
      interestCents: 0,
      totalCents: 0,
      comparisonRatePercent: null,
    });
  });

  it('always ends with everything paid, and never pays backwards', () => {
    fc.assert(
      fc.property(
        fc.record({
          priceCents: fc.integer({ min: 0, max: 20_000_000 }),
          depositCents: fc.integer({ min: 0, max: 5_000_000 }),
          tradeInCents: fc.integer({ min: 0, max: 5_000_000 }),
          balloonCents: fc.integer({ min: 0, max: 5_000_000 }),
          ratePercent: fc.integer({ min: 0, max: 40 }),
          termMonths: fc.integer({ min: 1, max: 84 }),
          frequency: fc.constantFrom('weekly' as const, 'fortnightly' as const, 'monthly' as const),
        }),
        (input) => {
          const answer = calculate({ ...defaults, ...input });
          const last = answer.years.at(-1);
          expect(last).toEqual({
            year: Math.ceil(input.termMonths / 12),
            paidCents: answer.totalCents,
            interestCents: answer.interestCents,
            balanceCents: 0,
          });
          const paid = answer.years.map(({ paidCents }) => paidCents);
          expect(paid).toEqual(paid.toSorted((a, b) => a - b));
        },
      ),
      { numRuns: 60 },
    );
  });
});
