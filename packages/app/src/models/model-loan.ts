import { formatDollars, formatWholeDollars } from '@forecourt/domain/core/money';
import { loanQuote } from '@forecourt/domain/finance/loan-quote';
import { comparisonBasis, formatRate } from '@forecourt/domain/finance/rate-statement';
import { pathFor } from '@forecourt/domain/site/paths';
import { loanViewOf, termInWords } from '../finance/loan.view.ts';
import { siteLoan } from '../finance/site-loan.ts';
import type { SiteContext } from '../site/site-context.ts';
import type { ModelView } from './model-page.view.ts';

/** What a model at a price would cost a week (LAW-2); null where the site works out no loans. */
export function modelLoan(
  priceCents: number | null,
  { settings }: Pick<SiteContext, 'settings'>,
): ModelView['finance'] {
  const { finance, law } = settings;
  if (priceCents === null || !finance.showsFinance || !finance.showsCalculator) return null;
  const offer = siteLoan(priceCents, finance);
  const { totalCents } = loanQuote(offer, offer.terms);
  const term = termInWords(offer.terms.termMonths);
  const total = totalCents === null ? '' : ` ${formatWholeDollars(totalCents)} in all.`;
  return {
    heading: 'What it costs a week',
    pair: loanViewOf(offer, offer.terms).pair,
    rate: { warning: law.comparisonRateWarning, basis: comparisonBasis(finance) },
    text: `${formatDollars(priceCents)} with no deposit, over ${term} at ${formatRate(offer.interestRate)} p.a. before fees.${total} An estimate, not an offer of credit.`,
    link: {
      label: 'Change the sums',
      href: `${pathFor(settings, 'finance')}?price=${Math.round(priceCents / 100)}`,
    },
  };
}
