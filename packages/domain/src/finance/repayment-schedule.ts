import { roundHalfAwayFromZero } from '../core/money.ts';
import { balloonOf, ratePerRepayment, repaymentCount, type Loan } from './loan.ts';
import { repayment } from './repayment.ts';

export interface Instalment {
  /** From 1. */
  readonly number: number;
  readonly paymentCents: number;
  readonly interestCents: number;
  /** What is still owed after it; after the last one, the balloon. */
  readonly balanceCents: number;
}

export interface RepaymentSchedule {
  readonly instalments: readonly Instalment[];
  readonly repaymentCents: number;
  readonly lastRepaymentCents: number;
  readonly balloonCents: number;
  readonly interestCents: number;
  /** All instalments and the balloon. */
  readonly totalCents: number;
}

/**
 * Every payment of a loan in whole cents. Interest is rounded once an interval, as a lender books it; all
 * instalments are equal but the last, which takes the cents that rounding left over, and none pays more
 * than is owed above the balloon. So the payments always pay off exactly what was lent with its interest.
 */
export function repaymentSchedule(loan: Loan): RepaymentSchedule {
  const [regular, count, rate, balloonCents] = [
    repayment(loan),
    repaymentCount(loan),
    ratePerRepayment(loan),
    balloonOf(loan),
  ];
  const instalments: Instalment[] = [];
  let balanceCents = loan.amountCents;
  let interestSum = 0;
  let lastRepaymentCents = 0;
  for (let number = 1; number <= count; number += 1) {
    const interestCents = roundHalfAwayFromZero(balanceCents * rate);
    const owed = balanceCents + interestCents - balloonCents;
    const paymentCents = number === count ? owed : Math.min(regular, owed);
    balanceCents = owed - paymentCents + balloonCents;
    interestSum += interestCents;
    lastRepaymentCents = paymentCents;
    instalments.push({ number, paymentCents, interestCents, balanceCents });
  }
  return {
    instalments,
    repaymentCents: regular,
    lastRepaymentCents,
    balloonCents,
    interestCents: interestSum,
    totalCents: loan.amountCents + interestSum,
  };
}
