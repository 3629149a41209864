import { expect, it } from 'vitest';
import { totalPayable } from './total-payable.ts';

const lender = { paymentMonthCents: 50_050, termMonths: 60, termYears: null };
const settings = { assumedDepositPercent: 10 };

it('RULE-5 is a tenth of the price and every month', () => {
  expect(totalPayable(2_499_555, lender, settings)).toEqual({
    depositCents: 249_956,
    months: 60,
    totalCents: 249_956 + 60 * 50_050,
  });
});

it('RULE-5 counts the deposit that the site sets', () => {
  expect(totalPayable(1_000_000, lender, { assumedDepositPercent: 20 })?.depositCents).toBe(200_000);
});

it.each([
  [{ termMonths: 48, termYears: 5 }, 48],
  [{ termMonths: null, termYears: 5 }, 60],
  [{ termMonths: null, termYears: 2.5 }, 30],
])('RULE-5 reads the term %j', (term, months) => {
  expect(totalPayable(1_000_000, { ...lender, ...term }, settings)?.months).toBe(months);
});

it.each([
  [null, {}],
  [1_000_000, { paymentMonthCents: null }],
  [1_000_000, { termMonths: 0 }],
  [1_000_000, { termMonths: null }],
])('RULE-5 is not known for a price of %j and %j', (price, missing) => {
  expect(totalPayable(price, { ...lender, ...missing }, settings)).toBeNull();
});
