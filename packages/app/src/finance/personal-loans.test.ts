import { expect, it } from 'vitest';
import { anyCarLoan } from './any-car-loan.ts';
import { personalLoans } from './personal-loans.ts';

const band = { fromYear: null, toYear: null, interestRate: 8.99, comparisonRate: 9.86, isLowest: false };
const { offer } = anyCarLoan({ bands: [band], termMonths: 60 }, { price: '40000' });
const borrowText = (fields: { readonly balloon?: string; readonly term?: string }) =>
  personalLoans([{ name: 'Eastlight Credit', offer }], { fields, band: null, most: '200' }).borrow?.text;

it('FIN-2 a weekly sum borrows no more than lenders leave for the end, and says what is left', () => {
  expect(borrowText({})).toContain('you could borrow about $42,000: a price up to $42,000.');
  expect(borrowText({ balloon: '90000' })).toContain(
    'you could borrow about $49,100, with $11,252 to pay at the end: a price up to $49,100.',
  );
});

it.each([
  ['abc', 'Use whole dollars a week, such as 160.'],
  ['-5', 'Use whole dollars a week, such as 160.'],
  ['', null],
  ['$160', null],
])('FIN-2 says of %j as the most a week: %j', (most, mostFault) => {
  const loans = personalLoans([{ name: 'Eastlight Credit', offer }], { fields: {}, band: null, most });
  expect(loans.mostFault).toBe(mostFault);
});
