import { roundHalfAwayFromZero } from '../core/money.ts';
import { balloonOf, ratePerRepayment, repaymentCount, type Loan, type LoanTerms } from './loan.ts';

/** The regular repayment of a loan in whole cents; repayment-schedule.ts says what becomes of the rounding. */
export function repayment(loan: Loan): number {
  const { annuity, discount } = factors(loan);
  return roundHalfAwayFromZero((loan.amountCents - balloonOf(loan) * discount) / annuity);
}

/** What one dollar a repayment is worth today, and one dollar at the end. */
function factors(terms: LoanTerms): { annuity: number; discount: number } {
  const count = repaymentCount(terms);
  const rate = ratePerRepayment(terms);
  const discount = (1 + rate) ** -count;
  return { annuity: rate === 0 ? count : (1 - discount) / rate, discount };
}
