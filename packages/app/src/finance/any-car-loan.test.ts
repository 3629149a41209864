import { expect, it } from 'vitest';
import { anyCarLoan } from './any-car-loan.ts';

const band = { fromYear: 2025, toYear: 2026, interestRate: 7.49, comparisonRate: 8.61, isLowest: false };
const older = { ...band, fromYear: 2019, toYear: 2019, interestRate: 9.29, comparisonRate: 10.41 };
const terms = { bands: [band, older], termMonths: 60 };
const priceOf = ({ amounts }: ReturnType<typeof anyCarLoan>) => amounts.find(({ name }) => name === 'price');

it('RULE-5 begins with a usual price, the newest cars and the term of the site', () => {
  const worked = anyCarLoan(terms, {});
  expect(priceOf(worked)).toMatchObject({ value: '30,000', fault: null });
  expect(worked.loan.pair).toEqual([
    { figure: '$138', unit: 'per week' },
    { figure: '8.61% p.a.', unit: 'comparison rate' },
  ]);
  expect(worked.sums).toBe('price=30000&year=2026&deposit=0&trade_in=0&balloon=0&term=60&frequency=weekly');
});

it('LAW-2.3 takes both rates from the row of the chosen year', () => {
  const { loan } = anyCarLoan(terms, { year: '2019' });
  expect(loan.pair[1].figure).toBe('10.41% p.a.');
  expect(loan.facts).toContainEqual({ label: 'Interest rate', text: '9.29% p.a.' });
});

it.each([
  ['', 'Enter a price'],
  ['0', 'Enter a price'],
  ['abc', 'Enter a price in numbers, such as 30,000'],
  ['-20000', 'Enter a price in numbers, such as 30,000'],
  ['99999999', 'Enter a price up to $500,000'],
])('RULE-5 has no figure for the price "%s": %s', (price, fault) => {
  const worked = anyCarLoan(terms, { price, deposit: '500' });
  expect(priceOf(worked)).toMatchObject({ value: price, fault });
  expect(worked.loan.pair[0]).toEqual({ figure: '–', unit: 'per week' });
  expect(worked.loan.facts.map(({ label }) => label)).toEqual(['Interest rate']);
  expect(worked.sums).toBeNull();
});

it('RULE-5 leaves a deposit as it was typed while no price is said that it could be above', () => {
  const { amounts } = anyCarLoan(terms, { price: '', deposit: '40000' });
  expect(amounts.find(({ name }) => name === 'deposit')).toMatchObject({ value: '40,000', fault: null });
});

it('LAW-2.3 tells what is borrowed and no repayment where no lender tells a rate', () => {
  const worked = anyCarLoan({ ...terms, bands: [] }, { price: '20000', deposit: '5000' });
  expect(worked.band).toBeNull();
  expect(worked.loan.spoken).toBe('You’d borrow $15,000.');
});
