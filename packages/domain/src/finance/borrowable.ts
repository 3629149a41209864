import { roundHalfAwayFromZero } from '../core/money.ts';
import { balloonLimit } from './balloon-limit.ts';
import { ratePerRepayment, repaymentCount, type LoanTerms } from './loan.ts';

/**
 * What can be borrowed for a repayment: the arithmetic of repayment.ts the other way round, so that a loan of the answer has
 * the repayment that was begun with (FIN-2). A balloon above what a lender leaves for the end of such a loan counts as that.
 */
export function borrowable(repaymentCents: number, terms: LoanTerms): number {
  const rate = ratePerRepayment(terms);
  const discount = (1 + rate) ** -repaymentCount(terms);
  const annuity = rate === 0 ? repaymentCount(terms) : (1 - discount) / rate;
  const repaid = Math.max(0, repaymentCents) * annuity;
  const withBalloon = roundHalfAwayFromZero(repaid + terms.balloonCents * discount);
  const { percent, cents } = balloonLimit({ amountCents: withBalloon, termMonths: terms.termMonths });
  return terms.balloonCents <= cents
    ? withBalloon
    : roundHalfAwayFromZero(repaid / (1 - (percent / 100) * discount));
}
