import { buildCar } from '@forecourt/testkit/build-car';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { repaymentsPerYear } from '../../core/repayment-frequency.ts';
import { weeklyPaymentCents, weeklyPaymentOf } from './weekly-payment.ts';

const car = buildCar({
  lenders: [
    { provider: 'bank_one', paymentWeekCents: 12_000 },
    { provider: 'bank_two', paymentWeekCents: 0 },
    { provider: 'bank_three' },
    { provider: 'bank_four', paymentWeekCents: 1 },
    { provider: 'bank_one', paymentWeekCents: 99_000 },
  ],
});

it.each([
  ['bank_one', 12_000],
  ['bank_two', null],
  ['bank_three', null],
  ['bank_four', 1],
  ['bank_five', null],
  [null, null],
])('DATA-1 the week at %s costs %s cents', (provider, cents) => {
  expect(weeklyPaymentCents(car, provider)).toBe(cents);
});

const week = (paymentWeekCents: number | null, paymentMonthCents: number | null) =>
  weeklyPaymentOf({ paymentWeekCents, paymentMonthCents });

it('RULE-5 a week is what the lender says, and never less than its month comes to', () => {
  expect(week(35_500, 155_098)).toBe(35_668);
  expect(week(35_700, 155_098)).toBe(35_700);
  expect([week(null, 155_098), week(0, 155_098), week(35_500, null)]).toEqual([null, null, 35_500]);
  const cents = fc.integer({ min: 1, max: 10_000_000 });
  const { monthly, weekly } = repaymentsPerYear;
  fc.assert(
    fc.property(cents, cents, (weekCents, monthCents) => {
      const shown = week(weekCents, monthCents) ?? 0;
      expect(shown).toBeGreaterThanOrEqual(weekCents);
      // Of a year not more than the half cent of each week is lost to rounding.
      expect(shown * weekly).toBeGreaterThan(monthCents * monthly - weekly / 2 - 1);
    }),
  );
});
