import { anyCarLoan } from '@forecourt/app/finance/any-car-loan';
import { expect, it } from 'vitest';
import { takenOf, takenOnLeaving } from './use-worked-loan.ts';

const terms = { bands: [], termMonths: 60 };
const amountsOf = (deposit: string) => anyCarLoan(terms, { price: '30000', deposit }).amounts;
const tooMuch = 'That’s more than the price, so we’ve used $30,000.';

it('RULE-5 why a deposit is another one stays beside it while fields are left, and goes when it is typed anew', () => {
  const typed = takenOf(amountsOf('40000'));
  expect(typed.deposit?.fault).toBe(tooMuch);
  // What was left holds what was taken of it, which has no fault.
  const left = takenOnLeaving(amountsOf('30,000'), typed);
  expect(left.deposit?.fault).toBe(tooMuch);
  expect(takenOnLeaving(amountsOf('30,000'), left).deposit?.fault).toBe(tooMuch);
  expect(takenOf(amountsOf('5000')).deposit?.fault).toBeNull();
});
