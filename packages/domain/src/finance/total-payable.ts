import { percentOf } from '../core/money.ts';
import type { SiteSettings } from '../settings/registry.ts';
import type { Lender } from '../stock/car/lender.ts';

export interface TotalPayable {
  readonly depositCents: number;
  readonly months: number;
  readonly totalCents: number;
}

/**
 * What a buyer pays in all with the provider that assumes a deposit: a tenth of the price, then every month
 * (RULE-5). Null where the price, the payment or the term is not known.
 */
export function totalPayable(
  priceCents: number | null,
  lender: Pick<Lender, 'paymentMonthCents' | 'termMonths' | 'termYears'>,
  { assumedDepositPercent }: Pick<SiteSettings['finance'], 'assumedDepositPercent'>,
): TotalPayable | null {
  const months = lender.termMonths ?? Math.round((lender.termYears ?? 0) * 12);
  if (priceCents === null || lender.paymentMonthCents === null || months === 0) return null;
  const depositCents = percentOf(priceCents, assumedDepositPercent);
  return { depositCents, months, totalCents: depositCents + lender.paymentMonthCents * months };
}
