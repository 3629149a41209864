import { formatPayable, payableCents } from '../core/money.ts';
import { weeklyPaymentCents } from '../stock/price/weekly-payment.ts';
import { financeDisplay, type FinanceCar, type FinanceSettings } from './finance-display.ts';

export interface WeeklyPrice {
  /** In whole dollars, so that a car is found in the range in which its shown price lies. Null: none is shown. */
  readonly cents: number | null;
  readonly text: string | null;
  readonly validUntil: Date | null;
}

/**
 * What a car costs a week on a site: the weekly payment of the site's lender where finance may be shown at
 * all (RULE-4), rounded up to whole dollars (RULE-5). It is never worked out from a monthly payment: the lender
 * gave none, so no weekly repayment was offered.
 */
export function weeklyPrice(
  car: FinanceCar,
  settings: FinanceSettings,
  at: { readonly now: Date; readonly zone: string },
): WeeklyPrice {
  const { lender, validUntil } = financeDisplay(car, settings, at);
  const payment = lender && weeklyPaymentCents(car, lender.provider);
  if (payment === null) return { cents: null, text: null, validUntil };
  return { cents: payableCents(payment), text: formatPayable(payment), validUntil };
}
