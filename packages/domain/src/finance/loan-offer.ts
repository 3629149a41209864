import { payableCents } from '../core/money.ts';
import type { SiteSettings } from '../settings/registry.ts';
import { weeklyPaymentOf } from '../stock/price/weekly-payment.ts';
import { comparisonRate } from './comparison-rate.ts';
import type { ShownLender } from './finance-display.ts';
import type { LoanChoice } from './loan-choice.ts';
import { amountToFinance, repaymentCount } from './loan.ts';
import { totalPayable } from './total-payable.ts';

/** A loan for a car as it is offered. Plain and small: the calculator takes it along into the browser. */
export interface LoanOffer {
  readonly priceCents: number;
  readonly interestRate: number;
  readonly comparisonRate: number;
  /** What the offer is for, and what the calculator begins with. */
  readonly terms: LoanChoice;
  /** The lender's own repayment for exactly these terms, in whole dollars, and what all come to; null: it gave none. */
  readonly offered: { readonly repaymentCents: number; readonly totalCents: number | null } | null;
  /** Whether the lender said for how long it lends; else the term is the site's. */
  readonly knowsTerm: boolean;
  /** The yearly rate at which repayments of other terms are worked out. */
  readonly ratePercent: number;
}

interface OfferSettings extends Pick<SiteSettings['finance'], 'calculatorTermYears'> {
  /** Of the provider that assumes a deposit and tells monthly payments (RULE-5); null: another one. */
  readonly assumedDepositPercent: number | null;
}

const [shortestMonths, longestMonths] = [6, 120];
/** A repayment that would need a rate further off than this was made of something that we do not know. */
const mostRateApart = 5;

/** What a lender offers for a car at a price (RULE-5). */
export function loanOffer(priceCents: number, lender: ShownLender, settings: OfferSettings): LoanOffer {
  const told = termMonthsOf(lender);
  const { assumedDepositPercent } = settings;
  const weekCents = weeklyPaymentOf(lender);
  const isMonthly = assumedDepositPercent !== null || weekCents === null;
  const payment = isMonthly ? lender.paymentMonthCents : weekCents;
  const assumed =
    assumedDepositPercent === null ? null : totalPayable(priceCents, lender, { assumedDepositPercent });
  const depositCents = Math.min(priceCents, assumed?.depositCents ?? lender.depositCents ?? 0);
  const terms: LoanChoice = {
    depositCents,
    tradeInCents: 0,
    balloonCents: Math.min(lender.balloonCents ?? 0, priceCents - depositCents),
    termMonths: told ?? settings.calculatorTermYears * 12,
    frequency: isMonthly && isPaid(payment) ? 'monthly' : 'weekly',
  };
  const offer = {
    priceCents,
    interestRate: lender.interestRate,
    comparisonRate: lender.comparisonRate,
    terms,
    knowsTerm: told !== null,
    ratePercent: lender.interestRate,
  };
  if (!isPaid(payment)) return { ...offer, offered: null };
  const repaymentCents = payableCents(payment);
  const paid = depositCents + repaymentCents * repaymentCount(terms) + terms.balloonCents;
  return {
    ...offer,
    offered: { repaymentCents, totalCents: told === null ? null : paid },
    ratePercent: told === null ? lender.interestRate : carryingRate(offer, payment),
  };
}

function isPaid(cents: number | null): cents is number {
  return cents !== null && cents > 0;
}

/** How long a loan runs; null where its lender does not say. */
export function termMonthsOf({
  termMonths,
  termYears,
}: Pick<ShownLender, 'termMonths' | 'termYears'>): number | null {
  const months = termMonths ?? Math.round((termYears ?? 0) * 12);
  return months >= shortestMonths && months <= longestMonths ? months : null;
}

/**
 * The rate at which the lender's own repayment pays the loan off, fees that it holds included: with it the
 * calculator goes on from the card's figure without a jump. Where there is none the interest rate stands in.
 */
function carryingRate(
  { priceCents, terms, interestRate }: Pick<LoanOffer, 'priceCents' | 'terms' | 'interestRate'>,
  repaymentCents: number,
): number {
  const count = repaymentCount(terms);
  const payments = Array.from({ length: count }, (_, index) => ({ at: index + 1, cents: repaymentCents }));
  const rate = comparisonRate({
    creditCents: amountToFinance({ price: priceCents, deposit: terms.depositCents, tradeIn: 0 }),
    payments: [...payments, { at: count, cents: terms.balloonCents }],
    frequency: terms.frequency,
  });
  return rate !== null && Math.abs(rate - interestRate) <= mostRateApart ? rate : interestRate;
}
