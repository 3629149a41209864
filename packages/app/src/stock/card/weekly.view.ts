import { financeDisplay, type FinanceCar } from '@forecourt/domain/finance/finance-display';
import { termMonthsOf } from '@forecourt/domain/finance/loan-offer';
import { comparisonBasis, formatRate } from '@forecourt/domain/finance/rate-statement';
import { weeklyPrice } from '@forecourt/domain/finance/weekly-price';
import type { SiteSettings } from '@forecourt/domain/settings/registry';
import type { WeeklyView } from '@forecourt/domain/stock/price/price-view';

/** What has to be on the screen with any weekly repayment: the example and the warning (RULE-5, LAW-2). */
export interface RateWarningView {
  readonly basis: string;
  readonly warning: string;
}

export interface ShownWeekly {
  readonly weekly: WeeklyView | null;
  /** The figures of it alone, for a table whose rows say what they are. */
  readonly figures: {
    readonly amount: string;
    readonly cents: number;
    readonly rate: string;
    /** Null where the lender does not say. */
    readonly termMonths: number | null;
  } | null;
  readonly validUntil: Date | null;
}

/** The weekly repayment of a car where RULE-4 lets it show. */
export function weeklyViewOf(
  car: FinanceCar,
  { finance }: Pick<SiteSettings, 'finance'>,
  at: { readonly now: Date; readonly zone: string },
): ShownWeekly {
  const { lender } = financeDisplay(car, finance, at);
  const { text, cents, validUntil } = weeklyPrice(car, finance, at);
  if (lender === null || text === null || cents === null) return { weekly: null, figures: null, validUntil };
  const rate = `${formatRate(lender.comparisonRate)} p.a.`;
  const comparisonRate = `Comparison rate ${rate}`;
  const weekly = { price: `${text} per week`, comparisonRate };
  return { weekly, figures: { amount: text, cents, rate, termMonths: termMonthsOf(lender) }, validUntil };
}

/** The warning of a page with weekly repayments. */
export function rateWarningViewOf({ finance, law }: Pick<SiteSettings, 'finance' | 'law'>): RateWarningView {
  return { basis: comparisonBasis(finance), warning: law.comparisonRateWarning };
}
