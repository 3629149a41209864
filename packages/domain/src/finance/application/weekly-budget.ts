import { formatWholeDollars, roundHalfAwayFromZero } from '../../core/money.ts';
import { repaymentsPerYear, type RepaymentFrequency } from '../../core/repayment-frequency.ts';

// In the browser's bundle: nothing here may import the schema library.

/** How often a sum comes in or goes out: somebody paid by the month counts by the month. */
export type BudgetPeriod = RepaymentFrequency | 'yearly';

const timesPerYear: Readonly<Record<BudgetPeriod, number>> = { ...repaymentsPerYear, yearly: 1 };

/** A sum as it is told: whole dollars, and how often. */
export interface ToldSum {
  readonly dollars: number;
  readonly every: BudgetPeriod;
}

/** The sums of the income step, by their names on the wire, each with that of how often. */
export const incomeSums = [
  ['income', 'pay'],
  ['other_income', 'other_income_every'],
] as const;
export const costSums = [
  ['rent', 'rent_every'],
  ['living_costs', 'living_costs_every'],
  ['loans', 'loans_every'],
  ['family_costs', 'family_costs_every'],
] as const;

/** What comes in and what goes out. */
export interface Budget {
  readonly income: readonly ToldSum[];
  readonly costs: readonly ToldSum[];
}

/** Of a week, in cents. */
export interface WeeklyBudget {
  readonly incomeCents: number;
  readonly costsCents: number;
  /** What is left before the loan that is applied for. */
  readonly leftCents: number;
}

/** The period that was chosen; where none was, of a week. */
export function budgetPeriod(chosen: string | null): BudgetPeriod {
  return chosen !== null && isPeriod(chosen) ? chosen : 'weekly';
}

function isPeriod(text: string): text is BudgetPeriod {
  return Object.hasOwn(timesPerYear, text);
}

/** What a sum is of a week, in whole cents. */
export function weeklyCents({ dollars, every }: ToldSum): number {
  return roundHalfAwayFromZero((dollars * 100 * timesPerYear[every]) / timesPerYear.weekly);
}

/** What comes in and goes out, and what is left of it, of a week. */
export function weeklyBudget({ income, costs }: Budget): WeeklyBudget {
  const incomeCents = sumOf(income);
  const costsCents = sumOf(costs);
  return { incomeCents, costsCents, leftCents: incomeCents - costsCents };
}

function sumOf(told: readonly ToldSum[]): number {
  return told.reduce((cents, one) => cents + weeklyCents(one), 0);
}

/** Over half a million dollars a year after tax is nearly always a year's pay that was put down as a week's. */
const unlikelyIncomeCents = 1_000_000;

/** What is worth asking about a budget: kindly, for nobody types that lightly, and never a refusal. Null: nothing. */
export function budgetQuestion({
  incomeCents,
  leftCents,
}: Pick<WeeklyBudget, 'incomeCents' | 'leftCents'>): string | null {
  if (incomeCents > unlikelyIncomeCents) {
    return `That makes ${formatWholeDollars(incomeCents)} a week coming in. If that’s what you earn in a month or a year, say so beside the sum.`;
  }
  if (leftCents >= 0) return null;
  return `More goes out than comes in, by ${formatWholeDollars(-leftCents)} a week. Are these right? If they are, go on: you can send it all the same, or call us first and we’ll talk through what could work.`;
}

/** A budget in words, or the question that it raises. Null: not all is told yet. */
export function budgetInWords(budget: WeeklyBudget, isWhole: boolean): string | null {
  const question = budgetQuestion(budget);
  if (question !== null || !isWhole) return question;
  const { incomeCents, costsCents, leftCents } = budget;
  return `${formatWholeDollars(incomeCents)} a week comes in and ${formatWholeDollars(costsCents)} goes out. That leaves ${formatWholeDollars(leftCents)} a week before this loan. Lenders like to see some left over, so put in what you really spend.`;
}
