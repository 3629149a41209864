import type { SiteSettings } from '../settings/registry.ts';
import type { LoanOffer } from './loan-offer.ts';

// In the browser's bundle: nothing here may import the schema library.

export type CreditBand = SiteSettings['finance']['creditBands'][number];

/**
 * An offer at the rates of somebody with another credit history (FIN-2): both rates move together, and no repayment that the
 * lender told stands for it any more. Without a band, and where a band moves nothing, it is the lender's own.
 */
export function offerForBand(offer: LoanOffer, band: Pick<CreditBand, 'addsPercent'> | null): LoanOffer {
  const adds = band?.addsPercent ?? 0;
  if (adds === 0) return offer;
  const moved = (rate: number) => Math.max(0, rate + adds);
  return {
    ...offer,
    interestRate: moved(offer.interestRate),
    comparisonRate: moved(offer.comparisonRate),
    ratePercent: moved(offer.ratePercent),
    offered: null,
  };
}
