import { formatDollars } from '@forecourt/domain/core/money';
import { loanTermMonths, type LoanChoice } from '@forecourt/domain/finance/loan-choice';
import type { LoanOffer } from '@forecourt/domain/finance/loan-offer';
import { termInWords } from './loan.view.ts';

export interface CalculatorOption {
  readonly value: string;
  readonly label: string;
}

/** An amount to choose: typed, or moved by a slider where there is JavaScript. */
export interface CalculatorAmount {
  readonly name: 'deposit' | 'trade_in' | 'balloon';
  readonly label: string;
  /** 2,500: without the sign that stands before the field. */
  readonly value: string;
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

/** The calculator with what was chosen in it. */
export function calculatorViewOf(action: string, offer: LoanOffer, choice: LoanChoice): CalculatorView {
  const months = [...new Set([...loanTermMonths, offer.terms.termMonths, choice.termMonths])];
  return {
    action,
    amounts: [
      amount('deposit', 'Deposit', choice.depositCents, offer.priceCents / 2),
      amount('trade_in', 'Trade-in', choice.tradeInCents, offer.priceCents / 2),
      amount('balloon', 'Final payment (balloon)', choice.balloonCents, offer.priceCents / 2),
    ],
    terms: months
      .toSorted((one, other) => one - other)
      .map((month) => ({ value: String(month), label: termInWords(month) })),
    term: String(choice.termMonths),
    frequencies,
    frequency: choice.frequency,
    offer,
  };
}

function amount(
  name: CalculatorAmount['name'],
  label: string,
  cents: number,
  mostCents: number,
): CalculatorAmount {
  const most = Math.ceil(Math.max(cents, mostCents) / 100 / stepDollars) * stepDollars;
  return { name, label, value: formatDollars(cents).slice(1), most, step: stepDollars };
}
