import { buildCar } from '@forecourt/testkit/build-car';
import { expect, it } from 'vitest';
import { weeklyPaymentCents } from './weekly-payment.ts';

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
