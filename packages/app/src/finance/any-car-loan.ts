import { formatDollars } from '@forecourt/domain/core/money';
import { writeQueryString } from '@forecourt/domain/core/query-string';
import {
  broughtAlong,
  mostPriceCents,
  readLoanChoice,
  readLoanPrice,
  type AnyCarFields,
  type LoanChoice,
  type LoanFields,
  type PriceFault,
} from '@forecourt/domain/finance/loan-choice';
import type { LoanOffer } from '@forecourt/domain/finance/loan-offer';
import { sumsOf } from '@forecourt/domain/finance/loan-sums';
import { bandKey, bandOfYear, type RateBand } from '@forecourt/domain/finance/rate-bands';
import { amountsOf, type CalculatorAmount } from './calculator.view.ts';
import { loanViewOf, withoutFigure, type LoanView } from './loan.view.ts';

/** What the loan for any car is worked out from. Plain and small: the browser goes on with it. */
export interface AnyCarTerms {
  /** The lender's own rates; none: nothing is said of a repayment, which would need a comparison rate (LAW-2). */
  readonly bands: readonly RateBand[];
  readonly termMonths: number;
}

export interface AnyCarLoan {
  readonly band: RateBand | null;
  readonly offer: LoanOffer;
  readonly choice: LoanChoice;
  readonly loan: LoanView;
  /** With the price, which has its fault where it is none. */
  readonly amounts: readonly CalculatorAmount[];
  /** As an address carries them into the next form; null: there is no price. */
  readonly sums: string | null;
}

const usualPriceCents = 3_000_000;
/** Beyond it a price is typed: a thumb finds none of the usual ones on a longer track. */
const slidesToDollars = 100_000;
const priceWords: Readonly<Record<PriceFault, string>> = {
  missing: 'Enter a price',
  unread: 'Enter a price in numbers, such as 30,000',
  tooMuch: `Enter a price up to ${formatDollars(mostPriceCents)}`,
};

/**
 * The loan for a car at a price that the buyer types (RULE-5), at the lender's rates for its year. The server writes the
 * first answer and the browser the others, with this same function: it imports no schema and no calendar.
 */
export function anyCarLoan(terms: AnyCarTerms, fields: LoanFields & AnyCarFields): AnyCarLoan {
  const { price: written } = fields;
  const price = written === undefined ? { cents: usualPriceCents, fault: null } : readLoanPrice(written);
  const band = bandOfYear(terms.bands, fields.year);
  const offer = anyCarOffer(terms, band, price.cents ?? unsaidPriceCents(fields));
  const choice = readLoanChoice(fields, offer.terms, offer.priceCents);
  const loan = loanViewOf(offer, choice);
  const fault = price.fault && priceWords[price.fault];
  const borrowed = `You’d borrow ${loan.facts.find(({ label }) => label === 'Amount borrowed')?.text}.`;
  return {
    band,
    offer,
    choice,
    loan: fault ? withoutFigure(loan, fault) : band ? loan : { ...loan, spoken: borrowed },
    amounts: [
      {
        name: 'price',
        label: 'Price',
        value: price.cents === null ? (written ?? '') : formatDollars(price.cents).slice(1),
        fault,
        most: Math.max(slidesToDollars, offer.priceCents / 100),
        step: 500,
      },
      ...amountsOf(offer, choice, fields),
    ],
    sums: fault
      ? null
      : writeQueryString([
          ['price', String(offer.priceCents / 100)],
          ...(band ? [['year', bandKey(band)] as const] : []),
          ...sumsOf(choice),
        ]),
  };
}

/** Where no price was said, nothing that somebody brings is too much for it. */
function unsaidPriceCents(fields: LoanFields): number {
  const { depositCents, tradeInCents } = broughtAlong(fields);
  return Math.min(Math.max(usualPriceCents, depositCents + tradeInCents), mostPriceCents);
}

function anyCarOffer({ termMonths }: AnyCarTerms, band: RateBand | null, priceCents: number): LoanOffer {
  const { interestRate, comparisonRate } = band ?? { interestRate: 0, comparisonRate: 0 };
  return {
    priceCents,
    interestRate,
    comparisonRate,
    terms: { depositCents: 0, tradeInCents: 0, balloonCents: 0, termMonths, frequency: 'weekly' },
    offered: null,
    knowsTerm: true,
    ratePercent: interestRate,
  };
}
