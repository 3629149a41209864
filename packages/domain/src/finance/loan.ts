import { roundHalfAwayFromZero } from '../core/money.ts';
import { repaymentsPerYear, type RepaymentFrequency } from '../core/repayment-frequency.ts';

/** What is lent, for how long and at what price; the balloon falls due with the last repayment. */
export interface Loan {
  readonly amountCents: number;
  readonly balloonCents: number;
  /** Nominal, a year: 8.5. */
  readonly ratePercent: number;
  readonly termMonths: number;
  readonly frequency: RepaymentFrequency;
}

export type LoanTerms = Omit<Loan, 'amountCents'>;

/** How many repayments a loan has: 60 monthly or 261 weekly ones in five years, and never less than one. */
export function repaymentCount({ termMonths, frequency }: Pick<Loan, 'termMonths' | 'frequency'>): number {
  return Math.max(1, roundHalfAwayFromZero((termMonths / 12) * repaymentsPerYear[frequency]));
}

/** The interest of one interval between repayments, as a fraction: 0.0083 for 10% and monthly. */
export function ratePerRepayment({
  ratePercent,
  frequency,
}: Pick<Loan, 'ratePercent' | 'frequency'>): number {
  return ratePercent / 100 / repaymentsPerYear[frequency];
}

/**
 * What is due at the end beside the last repayment. A balloon above the amount would grow the debt; it
 * counts as the amount, a loan on which only interest is paid.
 */
export function balloonOf({ amountCents, balloonCents }: Pick<Loan, 'amountCents' | 'balloonCents'>): number {
  return Math.min(balloonCents, amountCents);
}

/** What has to be lent: the price without deposit and trade-in, and nothing where they cover it. */
export function amountToFinance(cents: {
  readonly price: number;
  readonly deposit: number;
  readonly tradeIn: number;
}): number {
  return Math.max(0, cents.price - cents.deposit - cents.tradeIn);
}
