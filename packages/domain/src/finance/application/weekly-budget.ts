import { formatWholeDollars, roundHalfAwayFromZero } from '../../core/money.ts';
import { repaymentsPerYear, type RepaymentFrequency } from '../../core/repayment-frequency.ts';

// In the browser's bundle: nothing here may import the schema library.

/** What comes in and goes out, in whole dollars. */
export interface Budget {
  readonly income: number;
  readonly pay: RepaymentFrequency;
  readonly otherIncome: number;
  /** Rent, food, loans, family: all of a week. */
  readonly costs: number;
}

/** The same in cents a week, and what is left of it before the loan that is applied for. */
export function weeklyBudget({ income, pay, otherIncome, costs }: Budget): {
  readonly incomeCents: number;
  readonly costsCents: number;
  readonly leftCents: number;
} {
  const ofPay = (income * 100 * repaymentsPerYear[pay]) / repaymentsPerYear.weekly;
  const incomeCents = roundHalfAwayFromZero(ofPay) + otherIncome * 100;
  const costsCents = costs * 100;
  return { incomeCents, costsCents, leftCents: incomeCents - costsCents };
}

/** What is left a week, in words: kind where it is less than nothing, for nobody types that lightly. */
export function leftInWords(leftCents: number): string {
  if (leftCents >= 0) {
    return `That leaves ${formatWholeDollars(leftCents)} a week before this loan. Lenders like to see some left over, so put in what you really spend.`;
  }
  return `That’s ${formatWholeDollars(-leftCents)} a week more going out than coming in. It happens, and it’s worth checking the numbers once more. If they’re right, call us before you send this: we’ll talk through what could work.`;
}
