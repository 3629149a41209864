import { repaymentsPerYear, type RepaymentFrequency } from '../core/repayment-frequency.ts';

/** What the borrower pays, repayment or fee, at a time counted in intervals between repayments; 0 is the start. */
export interface Payment {
  readonly at: number;
  readonly cents: number;
}

export interface ComparedCredit {
  readonly creditCents: number;
  readonly payments: readonly Payment[];
  readonly frequency: RepaymentFrequency;
}

/** Doubling every interval: no lawful loan comes near, and what does has no rate worth comparing. */
const highestRate = 1;

/**
 * The comparison rate in percent a year, unrounded: National Consumer Credit Protection Regulations 2010,
 * reg 100 (advertising; reg 71 before a contract has the same formula), since 2010. It is n x r x 100%,
 * where r makes the payments worth what was lent. Null where no rate does: less is paid back than lent,
 * nothing was lent, or r would be above 100% an interval.
 *
 * The worth of the payments only falls as r rises, so halving the interval finds r, in a fixed number of
 * steps and far closer than the two decimals that are shown.
 */
export function comparisonRate({ creditCents, payments, frequency }: ComparedCredit): number | null {
  const isWorthMore = (rate: number) => worthToday(payments, rate) > creditCents;
  if (creditCents <= 0 || worthToday(payments, 0) < creditCents || isWorthMore(highestRate)) return null;
  let [low, high] = [0, highestRate];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (isWorthMore(middle)) low = middle;
    else high = middle;
  }
  return repaymentsPerYear[frequency] * ((low + high) / 2) * 100;
}

function worthToday(payments: readonly Payment[], rate: number): number {
  return payments.reduce((sum, { at, cents }) => sum + cents / (1 + rate) ** at, 0);
}
