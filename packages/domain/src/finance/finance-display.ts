import { knownText } from '../core/known-text.ts';
import { dateIn, startOfDay } from '../core/zoned-time.ts';
import type { SiteSettings } from '../settings/registry.ts';
import { askingPriceCents } from '../stock/car/asking-price.ts';
import type { Car } from '../stock/car/car.ts';
import { isAvailable } from '../stock/car/availability.ts';
import { textKey } from '../stock/filter/text-key.ts';
import type { Lender } from '../stock/car/lender.ts';

export type FinanceCar = Pick<
  Car,
  'year' | 'make' | 'status' | 'priceCents' | 'offerPriceCents' | 'dealershipSlug' | 'lenders'
>;

export type FinanceSettings = Pick<
  SiteSettings['finance'],
  | 'showsFinance'
  | 'provider'
  | 'providerType'
  | 'excludedMakes'
  | 'excludedDealerships'
  | 'abovePriceCents'
  | 'oldestYears'
>;

/** A lender whose figures may stand on a page: both rates are there. */
export type ShownLender = Lender & { readonly interestRate: number; readonly comparisonRate: number };

/** Why a car shows no finance, so that the console can tell the dealer. */
export type FinanceRefusal =
  | 'switched_off'
  | 'no_provider'
  | 'no_lender'
  | 'no_rates'
  | 'make'
  | 'dealership'
  | 'not_available'
  | 'price'
  | 'age'
  | 'no_comparison_rate'
  | 'no_weekly_payment'
  | 'no_monthly_payment';

export type FinanceDisplay =
  | { readonly lender: ShownLender; readonly refusal: null; readonly validUntil: Date | null }
  | { readonly lender: null; readonly refusal: FinanceRefusal; readonly validUntil: null };

type Condition = 'age' | 'price' | 'comparison' | 'weekly' | 'monthly';

/** What each type of provider asks for beyond an available car (RULE-4). */
const conditionsByType: Readonly<Record<number, readonly Condition[]>> = {
  1: ['age', 'price', 'comparison'],
  2: [],
  3: [],
  4: ['price', 'weekly'],
  5: ['price', 'weekly'],
  6: ['price', 'weekly'],
  7: ['price', 'monthly'],
};

/** What the site's provider asks for, by its type. */
export function conditionsOf({ providerType }: Pick<FinanceSettings, 'providerType'>): readonly Condition[] {
  return conditionsByType[providerType] ?? [];
}

/**
 * Whether a car shows finance, and whose (RULE-4). Only the age of a car changes the answer with time: a
 * provider of type 1 stops lending for it at New Year in the site's zone.
 */
export function financeDisplay(
  car: FinanceCar,
  settings: FinanceSettings,
  at: { readonly now: Date; readonly zone: string },
): FinanceDisplay {
  if (!settings.showsFinance) return refuse('switched_off');
  if (settings.provider === null) return refuse('no_provider');
  const lender = car.lenders.find(({ provider }) => provider === settings.provider);
  if (lender === undefined) return refuse('no_lender');
  if (!hasRates(lender)) return refuse('no_rates');
  if (settings.excludedMakes.some((make) => isOfMake(car.make, make))) return refuse('make');
  if (settings.excludedDealerships.includes(car.dealershipSlug)) return refuse('dealership');
  if (!isAvailable(car)) return refuse('not_available');

  const conditions = conditionsOf(settings);
  const lastYear = (car.year ?? 0) + settings.oldestYears;
  const failures: Readonly<Record<Condition, FinanceRefusal | false>> = {
    age: Number(dateIn(at.now, at.zone).slice(0, 4)) >= lastYear && 'age',
    price: (askingPriceCents(car) ?? 0) <= settings.abovePriceCents && 'price',
    // A rate or payment of zero is how some feeds write that there is none.
    comparison: lender.comparisonRate <= 0 && 'no_comparison_rate',
    weekly: (lender.paymentWeekCents ?? 0) <= 0 && 'no_weekly_payment',
    monthly: (lender.paymentMonthCents ?? 0) <= 0 && 'no_monthly_payment',
  };
  for (const condition of conditions) {
    const failure = failures[condition];
    if (failure) return refuse(failure);
  }
  const validUntil = conditions.includes('age') ? startOfDay(`${lastYear}-01-01`, at.zone) : null;
  return { lender, refusal: null, validUntil };
}

function refuse(refusal: FinanceRefusal): FinanceDisplay {
  return { lender: null, refusal, validUntil: null };
}

function hasRates(lender: Lender): lender is ShownLender {
  return lender.interestRate !== null && lender.comparisonRate !== null;
}

/** Suzuki also means Suzuki Australia and Suzuki Motorcycles: feeds add to the name of a make. */
function isOfMake(make: string | null, excluded: string): boolean {
  const [name, wanted] = [textKey(knownText(make) ?? ''), textKey(excluded)];
  return `${name} `.startsWith(`${wanted} `);
}
