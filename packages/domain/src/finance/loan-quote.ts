import { payableCents } from '../core/money.ts';
import { calculate, type CalculatorAnswer } from './calculator.ts';
import { isSameChoice, type LoanChoice } from './loan-choice.ts';
import type { LoanOffer } from './loan-offer.ts';

export interface LoanQuote extends Pick<
  CalculatorAnswer,
  'amountCents' | 'balloonCents' | 'repaymentCents' | 'repaymentCount' | 'years'
> {
  /** Everything that is paid for the car: deposit, trade-in, repayments and balloon; null: not known. */
  readonly totalCents: number | null;
  readonly interestCents: number | null;
  /** These are the lender's own figures, and no arithmetic of ours. */
  readonly isAsOffered: boolean;
}

/**
 * What a loan costs a buyer who chose its terms (RULE-5). For the terms of the offer the lender's word is the
 * answer, so that the card and the calculator cannot differ; it needs nothing that a browser should not load. A
 * repayment is rounded up to whole dollars, and all of them together are as many times the one that is shown.
 */
export function loanQuote(offer: LoanOffer, choice: LoanChoice): LoanQuote {
  const { priceCents, offered, terms, ratePercent } = offer;
  const worked = calculate({ ...choice, priceCents, ratePercent });
  const { amountCents, balloonCents, repaymentCount, years } = worked;
  const own = offered !== null && isSameChoice(choice, terms) ? offered : null;
  const repaymentCents = own?.repaymentCents ?? payableCents(worked.repaymentCents);
  const paidCents = priceCents - amountCents + repaymentCents * repaymentCount + balloonCents;
  const totalCents = own ? own.totalCents : paidCents;
  return {
    amountCents,
    balloonCents,
    years,
    repaymentCents,
    repaymentCount,
    totalCents,
    interestCents: totalCents === null ? null : Math.max(0, totalCents - priceCents),
    isAsOffered: own !== null,
  };
}
