import { expect, it } from 'vitest';
import { contextOf } from '../stock/test/card-site.ts';
import { modelLoan } from './model-loan.ts';

const finance = {
  showsFinance: true,
  showsCalculator: true,
  calculatorTermYears: 5,
};
const context = contextOf('harbour', { finance });
const band = { fromYear: 2024, toYear: 2026, interestRate: 8.49, comparisonRate: 9.12, isLowest: false };

it('LAW-2.3 RULE-5 a weekly figure of a model has its comparison rate, the warning and what it adds up to', () => {
  expect(modelLoan(6_549_000, [band], context)).toMatchObject({
    pair: [
      { figure: expect.stringMatching(/^\$\d{3}$/) as unknown, unit: 'per week' },
      { figure: '9.12% p.a.', unit: 'comparison rate' },
    ],
    rate: { warning: context.settings.law.comparisonRateWarning },
    text: expect.stringMatching(
      /^\$65,490 with no deposit, over 5 years at 8\.49% p\.a\. before fees\. 261 payments of \$309, \$80,649 in all\./,
    ) as unknown,
    link: { href: expect.stringMatching(/\?price=65490$/) as unknown },
  });
});

it.each([
  ['without a price', null, {}],
  ['on a site without finance', 6_549_000, { showsFinance: false }],
  ['on a site without a calculator', 6_549_000, { showsCalculator: false }],
])('RULE-5 there is none %s', (_, cents, over) => {
  expect(modelLoan(cents, [band], contextOf('harbour', { finance: { ...finance, ...over } }))).toBeNull();
});

it('LAW-2.3 there is none without a lender: a weekly figure needs a comparison rate', () => {
  expect(modelLoan(6_549_000, [], context)).toBeNull();
});
