import { expect, it } from 'vitest';
import { resolveSettings } from '../settings/resolve-settings.ts';
import { comparisonBasis, formatRate, rateStatement } from './rate-statement.ts';

const settings = resolveSettings([]).settings;

it('RULE-5 LAW-2.3 keeps the rates, their example and their warning together', () => {
  expect(rateStatement({ interestRate: 8.99, comparisonRate: 9.944 }, settings)).toEqual({
    interestRate: '8.99% p.a.',
    comparisonRate: '9.94% p.a. comparison rate',
    basis: 'Comparison rate based on a 5 year secured loan of $30,000.',
    warning:
      'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.',
  });
});

it.each([
  [9.944, '9.94%'],
  [9.945, '9.95%'],
  [1.005, '1.01%'],
  [9.5, '9.50%'],
  [0, '0.00%'],
  [10, '10.00%'],
])('RULE-5 shows a rate of %d as %s', (rate, expected) => {
  expect(formatRate(rate)).toBe(expected);
});

it('RULE-5 names the example that the site sets', () => {
  const basis = { amountCents: 1_000_050, termYears: 3, isSecured: false };
  expect(comparisonBasis({ comparisonBasis: basis })).toBe(
    'Comparison rate based on a 3 year unsecured loan of $10,000.50.',
  );
});
