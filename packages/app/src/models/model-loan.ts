import { formatDollars, formatWholeDollars } from '@forecourt/domain/core/money';
import { loanQuote } from '@forecourt/domain/finance/loan-quote';
import type { RateBand } from '@forecourt/domain/finance/rate-bands';
import { comparisonBasis, formatRate } from '@forecourt/domain/finance/rate-statement';
import { pathFor } from '@forecourt/domain/site/paths';
import { anyCarLoan } from '../finance/any-car-loan.ts';
import { termInWords } from '../finance/loan.view.ts';
import type { SiteContext } from '../site/site-context.ts';
import type { ModelView } from './model-page.view.ts';

/**
 * What a model at a price would cost a week, at the lender's rates for the newest cars (LAW-2); null where the site
 * works out no loans, or has no lender to name both rates.
 */
export function modelLoan(
  priceCents: number | null,
  bands: readonly RateBand[],
  { settings }: Pick<SiteContext, 'settings'>,
): ModelView['finance'] {
  const { finance, law } = settings;
  const [newest] = bands;
  if (priceCents === null || !newest || !finance.showsFinance || !finance.showsCalculator) return null;
  const dollars = String(Math.round(priceCents / 100));
  const { offer, choice, loan } = anyCarLoan(
    { bands: [newest], termMonths: finance.calculatorTermYears * 12 },
    { price: dollars },
  );
  const { totalCents, repaymentCount } = loanQuote(offer, choice);
  const [{ figure }] = loan.pair;
  const term = termInWords(choice.termMonths);
  const total =
    totalCents === null
      ? ''
      : ` ${repaymentCount} payments of ${figure}, ${formatWholeDollars(totalCents)} in all.`;
  return {
    heading: 'What it costs a week',
    pair: loan.pair,
    rate: { warning: law.comparisonRateWarning, basis: comparisonBasis(finance) },
    text: `${formatDollars(offer.priceCents)} with no deposit, over ${term} at ${formatRate(offer.interestRate)} p.a. before fees.${total} An estimate, not an offer of credit.`,
    link: { label: 'Change the sums', href: `${pathFor(settings, 'finance')}?price=${dollars}` },
  };
}
