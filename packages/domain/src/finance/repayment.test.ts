import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountToFinance, balloonOf, ratePerRepayment, repaymentCount, type Loan } from './loan.ts';
import { repaymentSchedule } from './repayment-schedule.ts';
import { repayment } from './repayment.ts';

function loan(given: Partial<Loan>): Loan {
  return {
    amountCents: 3_000_000,
    balloonCents: 0,
    ratePercent: 10,
    termMonths: 60,
    frequency: 'monthly',
    ...given,
  };
}

const anyTerms = {
  ratePercent: fc.integer({ min: 0, max: 4_000 }).map((hundredths) => hundredths / 100),
  termMonths: fc.integer({ min: 1, max: 84 }),
  frequency: fc.constantFrom('weekly' as const, 'fortnightly' as const, 'monthly' as const),
};
const anyLoan = fc.record({
  amountCents: fc.integer({ min: 0, max: 20_000_000 }),
  balloonCents: fc.integer({ min: 0, max: 20_000_000 }),
  ...anyTerms,
});

describe('RULE-5 what is lent', () => {
  it.each([
    [{ price: 2_499_000, deposit: 0, tradeIn: 0 }, 2_499_000],
    [{ price: 2_499_000, deposit: 249_900, tradeIn: 800_000 }, 1_449_100],
    [{ price: 2_499_000, deposit: 2_000_000, tradeIn: 499_001 }, 0],
  ])('%j leaves %d cents', (given, expected) => {
    expect(amountToFinance(given)).toBe(expected);
  });

  it('counts a balloon up to the amount', () => {
    expect(balloonOf({ amountCents: 100, balloonCents: 99 })).toBe(99);
    expect(balloonOf({ amountCents: 100, balloonCents: 101 })).toBe(100);
  });
});

describe('RULE-5 how often is repaid', () => {
  it.each([
    ['monthly', 60, 60],
    ['fortnightly', 60, 130],
    ['weekly', 60, 261],
    ['weekly', 12, 52],
    ['weekly', 84, 365],
    ['monthly', 0, 1],
  ] as const)('%s over %d months is %d repayments', (frequency, termMonths, expected) => {
    expect(repaymentCount({ frequency, termMonths })).toBe(expected);
  });

  it.each([
    ['monthly', 0.01],
    ['fortnightly', 0.12 / 26.09],
    ['weekly', 0.12 / 52.18],
  ] as const)('%s at 12%% a year', (frequency, expected) => {
    expect(ratePerRepayment({ frequency, ratePercent: 12 })).toBeCloseTo(expected, 12);
  });
});

describe('RULE-5 repayments', () => {
  // Published tables: money.com.au ($30,000 over 5 years) and savvy.com.au ($20,000 over 5 years).
  it.each([
    [{ ratePercent: 5 }, 56_614],
    [{ ratePercent: 7.5 }, 60_114],
    [{ ratePercent: 10 }, 63_741],
    [{ amountCents: 2_000_000, ratePercent: 7.95 }, 40_505],
    [{ amountCents: 2_000_000, ratePercent: 8.7 }, 41_226],
    [{ frequency: 'weekly' as const }, 14_618],
    [{ ratePercent: 0 }, 50_000],
    [{ ratePercent: 0, balloonCents: 600_000 }, 40_000],
    // Interest only: a month of 10% of $30,000.
    [{ balloonCents: 3_000_000 }, 25_000],
    [{ balloonCents: 9_000_000 }, 25_000],
    [{ amountCents: 0 }, 0],
  ])('%j costs %d cents', (given, expected) => {
    expect(repayment(loan(given))).toBe(expected);
  });
});

describe('RULE-5 the schedule of repayments', () => {
  it('books a loan of $1,000 over three months by hand', () => {
    // 1% a month: 1000 * 0.01 / (1 - 1.01^-3) = 340.02; interest 10.00, 6.70, 3.37.
    const schedule = repaymentSchedule(loan({ amountCents: 100_000, ratePercent: 12, termMonths: 3 }));
    expect(schedule).toEqual({
      instalments: [
        { number: 1, paymentCents: 34_002, interestCents: 1_000, balanceCents: 66_998 },
        { number: 2, paymentCents: 34_002, interestCents: 670, balanceCents: 33_666 },
        { number: 3, paymentCents: 34_003, interestCents: 337, balanceCents: 0 },
      ],
      repaymentCents: 34_002,
      lastRepaymentCents: 34_003,
      balloonCents: 0,
      interestCents: 2_007,
      totalCents: 102_007,
    });
  });

  it('leaves the balloon for the end', () => {
    const schedule = repaymentSchedule(loan({ balloonCents: 1_000_000 }));
    expect(schedule.instalments.at(-1)?.balanceCents).toBe(1_000_000);
    expect(schedule.balloonCents).toBe(1_000_000);
  });

  it('pays nothing twice where a cent a week is already too much', () => {
    const schedule = repaymentSchedule(loan({ amountCents: 160, ratePercent: 0, frequency: 'weekly' }));
    expect(schedule.repaymentCents).toBe(1);
    expect(schedule.lastRepaymentCents).toBe(0);
    expect(schedule.totalCents).toBe(160);
  });

  it('pays off exactly what was lent with its interest, and no instalment is negative', () => {
    fc.assert(
      fc.property(anyLoan, (given) => {
        const { instalments, balloonCents, interestCents, totalCents, lastRepaymentCents } =
          repaymentSchedule(given);
        const paid = instalments.reduce((sum, { paymentCents }) => sum + paymentCents, 0);
        const lowest = instalments.reduce(
          (least, one) => Math.min(least, one.paymentCents, one.balanceCents - balloonCents),
          0,
        );
        expect(paid + balloonCents).toBe(totalCents);
        expect(totalCents - interestCents).toBe(given.amountCents);
        expect(instalments.at(-1)).toMatchObject({
          balanceCents: balloonCents,
          paymentCents: lastRepaymentCents,
        });
        expect(lowest).toBe(0);
      }),
    );
  });

  it('makes the last instalment differ only by what rounding left over', () => {
    fc.assert(
      fc.property(anyLoan, (given) => {
        const { repaymentCents, lastRepaymentCents, instalments } = repaymentSchedule(given);
        // Half a cent of the repayment and half a cent of interest each interval, with interest on both.
        const growth = (1 + ratePerRepayment(given)) ** instalments.length;
        expect(Math.abs(lastRepaymentCents - repaymentCents)).toBeLessThanOrEqual(
          instalments.length * growth + 1,
        );
      }),
    );
  });
});
