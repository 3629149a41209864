import { expect, it } from 'vitest';
import { askedLoan } from './asked-loan.ts';

const terms = {
  bands: [
    { fromYear: 2025, toYear: 2026, interestRate: 7.49, comparisonRate: 8.61, isLowest: false },
    { fromYear: 2019, toYear: 2019, interestRate: 9.29, comparisonRate: 10.41, isLowest: false },
  ],
  termMonths: 60,
};
const sums = { price: '30000', deposit: '2000', trade_in: '5000', term: '84', frequency: 'weekly' };

it('URL-4.2 the sums of the calculator come along: price less deposit and trade-in', () => {
  const asked = askedLoan(terms, sums);
  expect(asked?.amountCents).toBe(2_300_000);
  expect(asked?.loan?.pair).toMatchObject([{ unit: 'per week' }, { figure: '8.61% p.a.' }]);
  expect(asked?.loan?.facts).toContainEqual({ label: 'Term', text: '7 years' });
});

it('FIN-1 what is typed there goes before them, at the rates of the same year', () => {
  const asked = askedLoan(terms, { ...sums, amount: '18,000', year: '2019' });
  expect(asked?.amountCents).toBe(1_800_000);
  expect(asked?.loan?.pair).toMatchObject([{ unit: 'per week' }, { figure: '10.41% p.a.' }]);
});

it('FIN-1 a typed amount leaves the deposit and the trade-in as they were, up to the last step', () => {
  const asked = askedLoan(terms, { ...sums, amount: '18,000' });
  expect(asked?.amountCents).toBe(1_800_000);
  for (const fact of [
    { label: 'Amount borrowed', text: '$18,000' },
    { label: 'Deposit', text: '$2,000' },
    { label: 'Trade-in', text: '$5,000' },
  ])
    expect(asked?.loan?.facts).toContainEqual(fact);
});

it('LAW-2.3 says no repayment where no lender tells a comparison rate', () => {
  expect(askedLoan({ ...terms, bands: [] }, sums)).toEqual({ amountCents: 2_300_000, loan: null });
});

it.each([{}, { price: 'abc' }, { amount: '0' }, { amount: '' }])('FIN-1 says nothing of %j', (fields) => {
  expect(askedLoan(terms, fields)).toBeNull();
});
