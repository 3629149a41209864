import { roundHalfAwayFromZero } from '../core/money.ts';
import { ratePerRepayment, repaymentCount, type LoanTerms } from './loan.ts';

/**
 * What can be borrowed for a repayment: the arithmetic of repayment.ts the other way round, so that a loan of the answer has
 * the repayment that was begun with (FIN-2).
 */
export function borrowable(repaymentCents: number, terms: LoanTerms): number {
  const rate = ratePerRepayment(terms);
  const discount = (1 + rate) ** -repaymentCount(terms);
  const annuity = rate === 0 ? repaymentCount(terms) : (1 - discount) / rate;
  return roundHalfAwayFromZero(Math.max(0, repaymentCents) * annuity + terms.balloonCents * discount);
}
