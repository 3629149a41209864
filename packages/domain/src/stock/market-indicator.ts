import { fillPlaces } from '../core/fill-places.ts';
import { formatDollars } from '../core/money.ts';
import type { SiteSettings } from '../settings/registry.ts';
import { askingPriceCents } from './asking-price.ts';
import type { Car } from './car.ts';
import { dayInWords } from './day-in-words.ts';
import { priceBasis } from './price-basis.ts';

export type MarketCar = Pick<Car, 'priceCents' | 'offerPriceCents' | 'priceType' | 'market'>;

export interface MarketSettings {
  readonly price: Pick<
    SiteSettings['price'],
    | 'aboveCents'
    | 'showsMarketIndicator'
    | 'marketIndicatorCents'
    | 'marketIndicatorText'
    | 'typeLabels'
    | 'defaultType'
  >;
  readonly law: Pick<SiteSettings['law'], 'comparesMarketLikeForLike'>;
}

export interface MarketIndicator {
  readonly text: string;
  /** What was compared and when, where the law's form asks for it. */
  readonly note: string | null;
}

/**
 * The sign that a car costs well below the market (RULE-7): by the state's average, else the nation's.
 * Averages leave government charges out, so the law's form compares them only with prices that do too, and
 * only where the day of the average is known.
 */
export function marketIndicator(car: MarketCar, { price, law }: MarketSettings): MarketIndicator | null {
  const asked = askingPriceCents(car, price.aboveCents);
  const average = known(car.market?.stateAveragePriceCents) ?? known(car.market?.averagePriceCents);
  if (!price.showsMarketIndicator || asked === null || average === null) return null;

  // Below the state's average as well: where there is one, it is what the price is compared with.
  const below = average - asked;
  if (below <= 0 || below < price.marketIndicatorCents) return null;
  const text = fillPlaces(price.marketIndicatorText, { amount: formatDollars(below) });

  if (!law.comparesMarketLikeForLike) return { text, note: null };
  const basis = priceBasis(car.priceType) ?? price.defaultType;
  const averagedOn = car.market?.averagedOn ?? null;
  if (basis !== 'excludingCharges' || averagedOn === null) return null;
  return { text, note: `${price.typeLabels[basis]}, average of ${dayInWords(averagedOn)}` };
}

/** No car is worth nothing: 0 is a valuation service's way of having no average. */
function known(cents: number | null | undefined): number | null {
  return cents === undefined || cents === 0 ? null : cents;
}
