import type { LoanOffer } from '@forecourt/domain/finance/loan-offer';
import type { SiteSettings } from '@forecourt/domain/settings/registry';

/** A loan over any price, at the site's rate: before fees, so both rates are the same (RULE-5). */
export function siteLoan(
  priceCents: number,
  {
    calculatorRatePercent: rate,
    calculatorTermYears,
  }: Pick<SiteSettings['finance'], 'calculatorRatePercent' | 'calculatorTermYears'>,
): LoanOffer {
  const terms = {
    depositCents: 0,
    tradeInCents: 0,
    balloonCents: 0,
    termMonths: calculatorTermYears * 12,
    frequency: 'weekly',
  } as const;
  return {
    priceCents,
    interestRate: rate,
    comparisonRate: rate,
    terms,
    offered: null,
    knowsTerm: true,
    ratePercent: rate,
  };
}
