import { buildCar } from '@forecourt/testkit/build-car';
import { expect, it } from 'vitest';
import { resolveSettings } from '../settings/resolve-settings.ts';
import { weeklyPrice } from './weekly-price.ts';

const settings = { ...resolveSettings([]).settings.finance, provider: 'bank_one', providerType: 2 };
const at = { now: new Date('2026-06-15T02:00:00Z'), zone: 'Australia/Brisbane' };
const rates = { provider: 'bank_one', interestRate: 8.99, comparisonRate: 9.94 };

it.each([
  [9_400, 9_400, '$94'],
  [9_401, 9_500, '$95'],
  [123_450, 123_500, '$1,235'],
])('RULE-5 shows %d cents a week in whole dollars', (paymentWeekCents, cents, text) => {
  const car = buildCar({ lenders: [{ ...rates, paymentWeekCents }] });
  expect(weeklyPrice(car, settings, at)).toEqual({ cents, text, validUntil: null });
});

it.each([
  ['the lender gave none', { lenders: [{ ...rates, paymentMonthCents: 50_000 }] }],
  ['the lender gave 0', { lenders: [{ ...rates, paymentWeekCents: 0 }] }],
  ['finance may not be shown', { make: 'Suzuki', lenders: [{ ...rates, paymentWeekCents: 9_449 }] }],
  [
    'only another lender gave one',
    { lenders: [{ ...rates, provider: 'bank_two', paymentWeekCents: 9_449 }] },
  ],
])('RULE-4 has no weekly price where %s', (_title, car) => {
  expect(weeklyPrice(buildCar(car), settings, at)).toEqual({ cents: null, text: null, validUntil: null });
});

it('RULE-4 holds as long as finance is shown', () => {
  const car = buildCar({ year: 2021, lenders: [{ ...rates, paymentWeekCents: 9_449 }] });
  const { validUntil } = weeklyPrice(car, { ...settings, providerType: 1 }, at);
  expect(validUntil).toEqual(new Date('2032-12-31T14:00:00Z'));
});
