import { offerForBand } from '@forecourt/domain/finance/credit-band';
import { financeOffer } from '@forecourt/domain/finance/finance-offer';
import { loanOffer, type LoanOffer } from '@forecourt/domain/finance/loan-offer';
import { askingPriceCents } from '@forecourt/domain/stock/car/asking-price';
import type { Car } from '@forecourt/domain/stock/car/car';
import type { SiteContext } from '../site/site-context.ts';

interface OfferAt {
  readonly now: Date;
  /** The key of a credit history by whose rates the sums go (FIN-2); none: the lender's own. */
  readonly credit?: string | undefined;
}

/** The loan for a car that its card is about (RULE-5); null where the site shows none for it, or it has no price. */
export function carLoanOffer(
  car: Car,
  { settings, zone }: Pick<SiteContext, 'settings' | 'zone'>,
  { now, credit }: OfferAt,
): LoanOffer | null {
  const offer = financeOffer(car, settings, { now, zone });
  const priceCents = askingPriceCents(car, settings.price.aboveCents);
  if (!offer || priceCents === null) return null;
  const { assumedDepositPercent, lender } = offer;
  const { calculatorTermYears, creditBands } = settings.finance;
  const own = loanOffer(priceCents, lender, { assumedDepositPercent, calculatorTermYears });
  return offerForBand(own, creditBands.find(({ key }) => key === credit) ?? null);
}
