import { financeOffer } from '@forecourt/domain/finance/finance-offer';
import { loanOffer, type LoanOffer } from '@forecourt/domain/finance/loan-offer';
import { askingPriceCents } from '@forecourt/domain/stock/car/asking-price';
import type { Car } from '@forecourt/domain/stock/car/car';
import type { SiteContext } from '../site/site-context.ts';

/** The loan for a car that its card is about (RULE-5); null where the site shows none for it, or it has no price. */
export function carLoanOffer(
  car: Car,
  { settings, zone }: Pick<SiteContext, 'settings' | 'zone'>,
  now: Date,
): LoanOffer | null {
  const offer = financeOffer(car, settings, { now, zone });
  const priceCents = askingPriceCents(car, settings.price.aboveCents);
  if (!offer || priceCents === null) return null;
  const { assumedDepositPercent, lender } = offer;
  const { calculatorTermYears } = settings.finance;
  return loanOffer(priceCents, lender, { assumedDepositPercent, calculatorTermYears });
}
