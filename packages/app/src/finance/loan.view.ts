import { formatDollars, formatPayable } from '@forecourt/domain/core/money';
import type { LoanChoice } from '@forecourt/domain/finance/loan-choice';
import type { LoanOffer } from '@forecourt/domain/finance/loan-offer';
import { loanQuote, type LoanQuote } from '@forecourt/domain/finance/loan-quote';
import { formatRate } from '@forecourt/domain/finance/rate-statement';
import { totalLabel } from './total-fact.ts';
import { paymentBars, type PaymentBarsView } from './payment-bars.view.ts';

export interface FigureView {
  /** $176. */
  readonly figure: string;
  /** per week. */
  readonly unit: string;
}

/**
 * A loan in words. A repayment and the comparison rate are one piece, so that neither can be drawn without
 * the other (LAW-2); their warning is the card's.
 */
export interface LoanView {
  readonly pair: readonly [repayment: FigureView, comparison: FigureView];
  readonly facts: readonly { readonly label: string; readonly text: string }[];
  /** What is due at the end beside the last repayment; null: nothing. */
  readonly finalPayment: string | null;
  /** What is paid over time; null where the offer does not say it. */
  readonly bars: PaymentBarsView | null;
  /** The lender's own figures; else they were worked out here. */
  readonly isAsOffered: boolean;
  /** Said aloud when the calculator has new figures. */
  readonly spoken: string;
}

const units = { weekly: 'per week', fortnightly: 'per fortnight', monthly: 'per month' } as const;

/**
 * The loan that a buyer chose, in words. The server writes the first one and the calculator in a browser the
 * others, with this same function: it imports no schema and no calendar, and is loaded when it is needed.
 */
export function loanViewOf(offer: LoanOffer, choice: LoanChoice): LoanView {
  const quote = loanQuote(offer, choice);
  const repayment = { figure: formatPayable(quote.repaymentCents), unit: units[choice.frequency] };
  const comparison = comparisonFigure(offer);
  const finalPayment = quote.balloonCents === 0 ? null : formatDollars(quote.balloonCents);
  const bars = quote.totalCents === null ? null : paymentBars(quote);
  const said = [repayment, comparison].map(({ figure, unit }) => `${figure} ${unit}`).join(', ');
  return {
    pair: [repayment, comparison],
    facts: factsOf(offer, choice, { ...quote, finalPayment }),
    finalPayment,
    bars,
    isAsOffered: quote.isAsOffered,
    spoken: `${said}.`,
  };
}

/** A loan of which something is missing: no figure looks as if it were known, and a word says why. */
export function withoutFigure({ pair, facts, ...loan }: LoanView, why: string): LoanView {
  const [{ unit }, comparison] = pair;
  return {
    ...loan,
    pair: [{ figure: '–', unit }, comparison],
    facts: facts.filter(({ label }) => label === 'Interest rate'),
    finalPayment: null,
    bars: null,
    spoken: `${why}.`,
  };
}

/** The loan of a car without a price: the lender's rates, and its repayment where it told one. */
export function unpricedLoanView(
  rates: Pick<LoanOffer, 'interestRate' | 'comparisonRate'>,
  repayment: { readonly cents: number; readonly frequency: keyof typeof units } | null,
): LoanView {
  const interest = { figure: `${formatRate(rates.interestRate)} p.a.`, unit: 'interest rate' };
  const first = repayment && {
    figure: formatPayable(repayment.cents),
    unit: units[repayment.frequency],
  };
  return {
    pair: [first ?? interest, comparisonFigure(rates)],
    facts: first ? [{ label: 'Interest rate', text: interest.figure }] : [],
    finalPayment: null,
    bars: null,
    isAsOffered: true,
    spoken: '',
  };
}

/** A term as people say it: 5 years, 54 months. */
export function termInWords(months: number): string {
  if (months % 12 !== 0) return `${months} months`;
  return months === 12 ? '1 year' : `${months / 12} years`;
}

function comparisonFigure({ comparisonRate }: Pick<LoanOffer, 'comparisonRate'>): FigureView {
  return { figure: `${formatRate(comparisonRate)} p.a.`, unit: 'comparison rate' };
}

function factsOf(
  offer: LoanOffer,
  choice: LoanChoice,
  quote: LoanQuote & Pick<LoanView, 'finalPayment'>,
): LoanView['facts'] {
  const { depositCents, tradeInCents, termMonths } = choice;
  const { amountCents, finalPayment, repaymentCents, repaymentCount, totalCents } = quote;
  const knowsTerm = offer.knowsTerm || !quote.isAsOffered;
  const facts: readonly (readonly [label: string, text: string | null])[] = [
    ['Interest rate', `${formatRate(offer.interestRate)} p.a.`],
    ['Amount borrowed', formatDollars(amountCents)],
    ['Term', knowsTerm ? termInWords(termMonths) : null],
    ['Deposit', depositCents === 0 ? 'None' : formatDollars(depositCents)],
    ['Trade-in', tradeInCents === 0 ? null : formatDollars(tradeInCents)],
    ['Final payment (balloon)', finalPayment],
    [
      'Repayments',
      knowsTerm && amountCents > 0 ? `${repaymentCount} of ${formatPayable(repaymentCents)}` : null,
    ],
    [totalLabel(choice), totalCents === null ? null : formatPayable(totalCents)],
  ];
  return facts.flatMap(([label, text]) => (text === null ? [] : { label, text }));
}
