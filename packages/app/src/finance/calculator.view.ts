import { formatDollars } from '@forecourt/domain/core/money';
import {
  amountFault,
  balloonLimitOf,
  loanTermMonths,
  type LoanChoice,
  type LoanFields,
} from '@forecourt/domain/finance/loan-choice';
import type { LoanOffer } from '@forecourt/domain/finance/loan-offer';
import { termInWords } from './loan.view.ts';

export interface CalculatorOption {
  readonly value: string;
  readonly label: string;
}

/** An amount to choose: typed, or moved by a slider where there is JavaScript. */
export interface CalculatorAmount {
  readonly name: 'price' | 'deposit' | 'trade_in' | 'balloon';
  readonly label: string;
  /** 2,500: without the sign that stands before the field. */
  readonly value: string;
  /** Why it is not what was written; null: it is. */
  readonly fault: string | null;
  /** In dollars, of the slider. */
  readonly most: number;
  readonly step: number;
}

/** The calculator of a car (RULE-5): a form whose answer is the page under `action`. */
export interface CalculatorView {
  readonly action: string;
  readonly amounts: readonly CalculatorAmount[];
  readonly terms: readonly CalculatorOption[];
  readonly term: string;
  /** Why it is not the one that was written; null: it is. */
  readonly termFault: string | null;
  readonly frequencies: readonly CalculatorOption[];
  readonly frequency: LoanChoice['frequency'];
  /** What the browser goes on with. */
  readonly offer: LoanOffer;
}

const frequencies: readonly CalculatorOption[] = [
  { value: 'weekly', label: 'Weekly' },
  { value: 'fortnightly', label: 'Fortnightly' },
  { value: 'monthly', label: 'Monthly' },
];
const stepDollars = 500;

/** The calculator with what was chosen in it, and a word where that is not what was written. */
export function calculatorViewOf(
  action: string,
  offer: LoanOffer,
  choice: LoanChoice,
  fields: LoanFields = {},
): CalculatorView {
  const months = [...new Set([...loanTermMonths, offer.terms.termMonths, choice.termMonths])];
  return {
    action,
    amounts: amountsOf(offer, choice, fields),
    terms: months
      .toSorted((one, other) => one - other)
      .map((month) => ({ value: String(month), label: termInWords(month) })),
    term: String(choice.termMonths),
    termFault: isTermTaken(fields, choice)
      ? null
      : `That’s no term we can work with, so we’ve used ${termInWords(choice.termMonths)}.`,
    frequencies,
    frequency: choice.frequency,
    offer,
  };
}

function isTermTaken({ term }: LoanFields, { termMonths }: LoanChoice): boolean {
  return term === undefined || Number(term) === termMonths;
}

/** The amounts as they were taken; the calculator in a browser writes them into its fields with this same function. */
export function amountsOf(
  offer: LoanOffer,
  choice: LoanChoice,
  fields: LoanFields,
): readonly CalculatorAmount[] {
  const limit = balloonLimitOf(choice, offer.terms, offer.priceCents);
  const lenders =
    limit.cents === 0
      ? 'That’s more than you’d borrow'
      : `Lenders allow at most ${Math.floor(limit.percent)}% over ${termInWords(choice.termMonths)}`;
  const anyDollars = Math.ceil(offer.priceCents / 2 / 100 / stepDollars) * stepDollars;
  return [
    amount('deposit', 'Deposit', choice.depositCents, 'That’s more than the price'),
    amount('trade_in', 'Trade-in', choice.tradeInCents, 'That’s more than what’s left to pay'),
    {
      ...amount('balloon', 'Final payment (balloon)', choice.balloonCents, lenders),
      most: limit.cents / 100,
    },
  ];

  function amount(
    name: Exclude<CalculatorAmount['name'], 'price'>,
    label: string,
    cents: number,
    tooMuch: string,
  ): CalculatorAmount {
    const most = Math.max(anyDollars, Math.ceil(cents / 100 / stepDollars) * stepDollars);
    const value = formatDollars(cents).slice(1);
    const faults = {
      unread: `We couldn’t read that as dollars, so it’s still $${value}.`,
      tooMuch: `${tooMuch}, so we’ve used $${value}.`,
    };
    const fault = amountFault(fields[name], cents);
    return { name, label, value, fault: fault && faults[fault], most, step: stepDollars };
  }
}
