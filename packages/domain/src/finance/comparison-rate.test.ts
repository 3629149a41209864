import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparisonRate, type Payment } from './comparison-rate.ts';
import { loanPayments } from './loan-payments.ts';
import { repaymentsPerYear } from '../core/repayment-frequency.ts';
import type { Loan } from './loan.ts';

const basis: Loan = {
  amountCents: 3_000_000,
  balloonCents: 0,
  ratePercent: 6.49,
  termMonths: 60,
  frequency: 'monthly',
};

function rateOf(loan: Loan, establishmentCents = 0, perRepaymentCents = 0) {
  const payments = loanPayments(loan, { establishmentCents, perRepaymentCents });
  return comparisonRate({ creditCents: loan.amountCents, payments, frequency: loan.frequency });
}

describe('RULE-5 the comparison rate', () => {
  it('of one payment of $1,010 for $1,000 a month before is 12%', () => {
    expect(
      comparisonRate({ creditCents: 100_000, payments: [{ at: 1, cents: 101_000 }], frequency: 'monthly' }),
    ).toBeCloseTo(12, 9);
  });

  it('of two payments solves the square by hand', () => {
    // 600x + 600x^2 = 1000, where x = 1 / (1 + r).
    const x = (-600 + Math.sqrt(600 ** 2 + 4 * 600 * 1_000)) / 1_200;
    const payments = [
      { at: 1, cents: 60_000 },
      { at: 2, cents: 60_000 },
    ];
    expect(comparisonRate({ creditCents: 100_000, payments, frequency: 'monthly' })).toBeCloseTo(
      12 * (1 / x - 1) * 100,
      9,
    );
  });

  it.each([
    ['weekly', 52.18],
    ['fortnightly', 26.09],
    ['monthly', 12],
  ] as const)('counts %s repayments as %d a year', (frequency, perYear) => {
    const payments = [{ at: 1, cents: 100_100 }];
    expect(comparisonRate({ creditCents: 100_000, payments, frequency })).toBeCloseTo(perYear * 0.1, 9);
  });

  it('agrees with a published example: $30,000 at 6.49% with $400 and $10 a month is 7.76%', () => {
    // loangorilla.com.au, car loan comparison rate calculator.
    expect(rateOf(basis, 40_000, 1_000)?.toFixed(2)).toBe('7.76');
  });

  it('counts a fee at the start in full', () => {
    const payments = [
      { at: 0, cents: 10_000 },
      { at: 1, cents: 100_000 },
    ];
    expect(comparisonRate({ creditCents: 100_000, payments, frequency: 'monthly' })).toBeCloseTo(
      12 * (10 / 9 - 1) * 100,
      8,
    );
  });

  it('takes times between repayments', () => {
    expect(
      comparisonRate({ creditCents: 100_000, payments: [{ at: 0.5, cents: 110_000 }], frequency: 'monthly' }),
    ).toBeCloseTo(12 * 21, 8);
  });

  it.each([
    ['less is paid than was lent', 100_000, [{ at: 1, cents: 99_999 }]],
    ['nothing was lent', 0, [{ at: 1, cents: 1 }]],
    ['it would be above 100% an interval', 100_000, [{ at: 1, cents: 200_001 }]],
    ['nothing is paid', 100_000, []],
    ['nothing is lent and nothing paid', 0, []],
  ])('is none where %s', (_title, creditCents, payments) => {
    expect(comparisonRate({ creditCents, payments, frequency: 'monthly' })).toBeNull();
  });

  it('reaches exactly to its limits', () => {
    const cent = { creditCents: 1, payments: [{ at: 1, cents: 1 }], frequency: 'monthly' } as const;
    expect(comparisonRate(cent)).toBeCloseTo(0, 9);
    expect(
      comparisonRate({ creditCents: 100_000, payments: [{ at: 1, cents: 100_000 }], frequency: 'monthly' }),
    ).toBeCloseTo(0, 9);
    expect(
      comparisonRate({ creditCents: 100_000, payments: [{ at: 1, cents: 200_000 }], frequency: 'monthly' }),
    ).toBeCloseTo(1_200, 6);
  });

  it('of a loan without fees is its interest rate, also with a balloon', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 500_000, max: 20_000_000 }),
        fc.integer({ min: 0, max: 400_000 }),
        fc.constantFrom('weekly' as const, 'fortnightly' as const, 'monthly' as const),
        fc.integer({ min: 12, max: 84 }),
        (ratePercent, amountCents, balloonCents, frequency, termMonths) => {
          const rate = rateOf({ amountCents, balloonCents, ratePercent, frequency, termMonths }) ?? 0;
          expect(Math.abs(rate - ratePercent)).toBeLessThan(0.005);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('rises with every fee', () => {
    const [plain, monthly, both] = [
      rateOf(basis) ?? 0,
      rateOf(basis, 0, 1_000) ?? 0,
      rateOf(basis, 40_000, 1_000) ?? 0,
    ];
    expect(plain).toBeLessThan(monthly);
    expect(monthly).toBeLessThan(both);
  });

  it('is the inverse of what payments are worth at a rate', () => {
    const anyPayments = fc.array(
      fc.record({ at: fc.integer({ min: 1, max: 60 }), cents: fc.integer({ min: 1_000, max: 100_000 }) }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(
        anyPayments,
        fc.double({ min: 0.01, max: 40, noNaN: true }),
        (payments: readonly Payment[], rate) => {
          const perWeek = rate / 100 / repaymentsPerYear.weekly;
          const creditCents = payments.reduce((sum, { at, cents }) => sum + cents / (1 + perWeek) ** at, 0);
          expect(comparisonRate({ creditCents, payments, frequency: 'weekly' })).toBeCloseTo(rate, 6);
        },
      ),
    );
  });
});
