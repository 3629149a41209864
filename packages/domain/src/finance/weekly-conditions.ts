import { dateIn, startOfDay } from '../core/zoned-time.ts';
import { conditionsOf, type FinanceSettings } from './finance-display.ts';

/**
 * When a car has a weekly price on a site, in the form in which an engine can ask for it: what RULE-4 says
 * of one car (finance-display.ts), said of all of them. All conditions must hold.
 */
export interface WeeklyConditions {
  /** Whose weekly payment counts: a payment above nothing, beside both rates. */
  readonly provider: string;
  readonly needsComparisonRate: boolean;
  readonly needsMonthlyPayment: boolean;
  /** The asking price must be above this; null: any price, and none. */
  readonly priceAboveCents: number | null;
  /** The year must be this or later, and known; null: any year, and none. */
  readonly yearFrom: number | null;
  /** Makes that are this, or begin with this and a blank, in any case. */
  readonly excludedMakes: readonly string[];
  /** Slugs. */
  readonly excludedDealerships: readonly string[];
  /** When the conditions change by themselves; null: never. */
  readonly validUntil: Date | null;
}

/** The conditions under which cars have a weekly price on a site; null where none ever has (RULE-4). */
export function weeklyConditions(
  settings: FinanceSettings,
  { now, zone }: { readonly now: Date; readonly zone: string },
): WeeklyConditions | null {
  if (!settings.showsFinance || settings.provider === null) return null;
  const conditions = conditionsOf(settings);
  const looksAtAge = conditions.includes('age');
  const year = Number(dateIn(now, zone).slice(0, 4));
  return {
    provider: settings.provider,
    needsComparisonRate: conditions.includes('comparison'),
    needsMonthlyPayment: conditions.includes('monthly'),
    priceAboveCents: conditions.includes('price') ? settings.abovePriceCents : null,
    yearFrom: looksAtAge ? year - settings.oldestYears + 1 : null,
    excludedMakes: settings.excludedMakes,
    excludedDealerships: settings.excludedDealerships,
    validUntil: looksAtAge ? startOfDay(`${year + 1}-01-01`, zone) : null,
  };
}
