import { percentOf } from '@forecourt/domain/core/money';
import { comparisonRate } from '@forecourt/domain/finance/comparison-rate';
import type { Lender } from '@forecourt/domain/stock/car/lender';
import type { Loan } from '@forecourt/domain/finance/loan';
import { loanPayments } from '@forecourt/domain/finance/loan-payments';
import { repayment } from '@forecourt/domain/finance/repayment';
import type { Random } from '../random.ts';
import { financeProvider, type FinanceProvider } from './finance-providers.ts';

/** What lenders ask more for older cars, by the age up to which it holds. */
const loadings: readonly (readonly [years: number, percent: number])[] = [
  [1, 0],
  [4, 0.9],
  [7, 1.8],
  [12, 3.4],
];

/** The figures of each provider for a car at a price; a provider that does not lend for it gives no rates. */
export function lendersOf(
  providers: readonly string[],
  car: { readonly priceCents: number; readonly years: number },
  random: Random,
): Lender[] {
  return providers.map((key) => {
    const terms = financeProvider(key);
    const loading = loadings.find(([years]) => car.years <= years)?.[1];
    return loading === undefined
      ? withoutRates(key)
      : lenderFor(key, terms, terms.ratePercent + loading, car.priceCents, random.chance(0.6));
  });
}

/** What a feed carries of a lender that has refused the car. */
export function withoutRates(provider: string): Lender {
  return {
    provider,
    interestRate: null,
    comparisonRate: null,
    paymentWeekCents: null,
    paymentMonthCents: null,
    termYears: null,
    termMonths: null,
    depositCents: null,
    balloonCents: null,
    disclaimer: null,
  };
}

function lenderFor(
  provider: string,
  terms: FinanceProvider,
  rate: number,
  priceCents: number,
  hasDisclaimer: boolean,
): Lender {
  const ratePercent = Math.round(rate * 100) / 100;
  const { termMonths } = terms;
  const depositCents = percentOf(priceCents, terms.depositPercent);
  const balloonCents = percentOf(priceCents, terms.balloonPercent);
  const loan = { amountCents: priceCents - depositCents, balloonCents, ratePercent, termMonths };
  const paymentOf = (frequency: 'weekly' | 'monthly') =>
    terms.tells.includes(frequency) ? repayment({ ...loan, frequency }) : null;
  const compared = exampleComparisonRate(terms, ratePercent);
  return {
    provider,
    interestRate: ratePercent,
    comparisonRate: compared,
    paymentWeekCents: paymentOf('weekly'),
    paymentMonthCents: paymentOf('monthly'),
    termYears: termMonths / 12,
    termMonths,
    depositCents: terms.depositPercent === 0 ? null : depositCents,
    balloonCents: terms.balloonPercent === 0 ? null : balloonCents,
    disclaimer: hasDisclaimer ? disclaimerOf(terms, ratePercent, compared) : null,
  };
}

const comparisons = new WeakMap<FinanceProvider, Map<number, number | null>>();

/** Of the example that the law names, 30,000 dollars over five years, and so the same for every car at a rate. */
function exampleComparisonRate(terms: FinanceProvider, ratePercent: number): number | null {
  const known = comparisons.get(terms) ?? new Map<number, number | null>();
  comparisons.set(terms, known);
  const before = known.get(ratePercent);
  if (before !== undefined) return before;
  const loan: Loan = {
    amountCents: 3_000_000,
    balloonCents: 0,
    ratePercent,
    termMonths: 60,
    frequency: 'monthly',
  };
  const fees = { establishmentCents: terms.establishmentCents, perRepaymentCents: terms.monthlyFeeCents };
  const rate = comparisonRate({
    creditCents: loan.amountCents,
    payments: loanPayments(loan, fees),
    frequency: loan.frequency,
  });
  const rounded = rate === null ? null : Math.round(rate * 100) / 100;
  known.set(ratePercent, rounded);
  return rounded;
}

function disclaimerOf(
  { name, termMonths, depositPercent, balloonPercent }: FinanceProvider,
  ratePercent: number,
  compared: number | null,
): string {
  const parts = [
    `${name}: repayment estimate over ${termMonths} months at ${ratePercent.toFixed(2)}% p.a. (comparison rate ${compared?.toFixed(2)}% p.a.)`,
    depositPercent > 0 && `with a deposit of ${depositPercent}% of the price`,
    balloonPercent > 0 && `with a final payment of ${balloonPercent}% of the price`,
  ].filter((part) => part !== false);
  return `${parts.join(', ')}. To approved applicants for private use only. The rate you are offered depends on your circumstances and on how old it is; fees apply.`;
}
