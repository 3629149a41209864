import { formatDollars, formatWholeDollars, roundHalfAwayFromZero } from '@forecourt/domain/core/money';
import { writeQueryString } from '@forecourt/domain/core/query-string';
import { balloonLimit } from '@forecourt/domain/finance/balloon-limit';
import { borrowable } from '@forecourt/domain/finance/borrowable';
import { offerForBand } from '@forecourt/domain/finance/credit-band';
import { readLoanChoice, type LoanFields } from '@forecourt/domain/finance/loan-choice';
import type { LoanOffer } from '@forecourt/domain/finance/loan-offer';
import { sumsOf } from '@forecourt/domain/finance/loan-sums';
import { formatRate } from '@forecourt/domain/finance/rate-statement';
import { amountsOf, type CalculatorAmount } from './calculator.view.ts';
import { loanViewOf, termInWords, type LoanView } from './loan.view.ts';

/** A lender beside the others, with what the browser goes on with. */
export interface LenderOffer {
  readonly name: string;
  readonly offer: LoanOffer;
}

export interface PersonalLoans {
  readonly loans: readonly { readonly name: string; readonly loan: LoanView }[];
  readonly amounts: readonly CalculatorAmount[];
  /** What a weekly sum would borrow; null: none was written. */
  readonly borrow: { readonly text: string; readonly priceDollars: number } | null;
  /** What is wrong with that sum. */
  readonly mostFault: string | null;
  /** As an address carries them into every form about finance; null: no lender tells anything. */
  readonly sums: string | null;
  /** What their rates go by, for a form that shows figures; null: the lender's own rates. */
  readonly rateBasis: string | null;
}

/** A credit history, as the question beside the sums offers it. */
export interface BandChoice {
  readonly value: string;
  readonly label: string;
  readonly addsPercent: number;
}

interface Asked {
  readonly fields: LoanFields;
  readonly band: Pick<BandChoice, 'value' | 'addsPercent'> | null;
  /** The most a week, as it was typed. */
  readonly most: string;
}

const roundTo = 10_000;

/**
 * Each lender's repayment on one visitor's terms, and the way back from a weekly sum (FIN-2). The server writes the first
 * answer and the browser the others, with this same function: it imports no schema and no calendar.
 */
export function personalLoans(lenders: readonly LenderOffer[], { fields, band, most }: Asked): PersonalLoans {
  const offers = lenders.map(({ name, offer }) => ({ name, offer: offerForBand(offer, band) }));
  const [first] = offers;
  if (!first) return { loans: [], amounts: [], borrow: null, mostFault: null, sums: null, rateBasis: null };
  const { offer } = first;
  const choice = readLoanChoice(fields, offer.terms, offer.priceCents);
  const borrow = borrowOf(offer, choice, most);
  return {
    // One visitor's terms for all: else nothing could be compared.
    loans: offers.map((one) => ({ name: one.name, loan: loanViewOf(one.offer, choice) })),
    amounts: amountsOf(offer, choice, fields),
    borrow,
    mostFault: borrow || most.trim() === '' ? null : 'Use whole dollars a week, such as 160.',
    sums: writeQueryString(sumsOf(choice)),
    rateBasis: band && writeQueryString([['credit', band.value]]),
  };
}

function borrowOf(
  { ratePercent, comparisonRate }: LoanOffer,
  choice: ReturnType<typeof readLoanChoice>,
  most: string,
): PersonalLoans['borrow'] {
  const [, digits] = /^\$?\s*(\d{1,6})(?:\.\d{1,2})?$/.exec(most.trim().replaceAll(',', '')) ?? [];
  const weekCents = Number(digits ?? 0) * 100;
  if (weekCents === 0) return null;
  const { termMonths, balloonCents, depositCents, tradeInCents } = choice;
  const lent = borrowable(weekCents, { ratePercent, termMonths, balloonCents, frequency: 'weekly' });
  const about = Math.floor(lent / roundTo) * roundTo;
  const priceCents = Math.floor((about + depositCents + tradeInCents) / roundTo) * roundTo;
  const last = Math.min(balloonCents, balloonLimit({ amountCents: about, termMonths }).cents);
  const atEnd = last > 0 ? `, with ${formatWholeDollars(last)} to pay at the end` : '';
  const own = depositCents + tradeInCents > 0 ? 'with your deposit and trade-in, ' : '';
  return {
    text: `At ${formatWholeDollars(weekCents)} per week over ${termInWords(termMonths)}, comparison rate ${formatRate(comparisonRate)} p.a., you could borrow about ${formatDollars(about)}${atEnd}: ${own}a price up to ${formatDollars(priceCents)}.`,
    priceDollars: roundHalfAwayFromZero(priceCents / 100),
  };
}
