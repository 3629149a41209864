import { fillPlaces } from '../../core/fill-places.ts';
import { formatDollars } from '../../core/money.ts';
import type { SiteSettings } from '../../settings/registry.ts';
import { askingPriceCents } from '../car/asking-price.ts';
import type { Car } from '../car/car.ts';
import { dayInWords } from '../../core/day-words.ts';
import { priceBasis, type PriceBasis } from './price-basis.ts';

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
 * The law's form compares a price only with an average that includes the same, and only where the day of that
 * average is known.
 */
export function marketIndicator(car: MarketCar, settings: MarketSettings): MarketIndicator | null {
  return marketComparison(car, settings)?.indicator ?? null;
}

/** What the sign stands on: both amounts, and whether the average is the state's. */
export interface MarketComparison {
  readonly indicator: MarketIndicator;
  readonly askedCents: number;
  readonly averageCents: number;
  readonly isOfState: boolean;
}

/** The sign with its evidence (RULE-7); null where it is not shown. */
export function marketComparison(car: MarketCar, { price, law }: MarketSettings): MarketComparison | null {
  const askedCents = askingPriceCents(car, price.aboveCents);
  const ofState = known(car.market?.stateAveragePriceCents);
  const averageCents = ofState ?? known(car.market?.averagePriceCents);
  if (!price.showsMarketIndicator || askedCents === null || averageCents === null) return null;

  // Below the state's average as well: where there is one, it is what the price is compared with.
  const below = averageCents - askedCents;
  const compared = { askedCents, averageCents, isOfState: ofState !== null };
  if (below <= 0 || below < price.marketIndicatorCents) return null;
  const text = fillPlaces(price.marketIndicatorText, { amount: formatDollars(below) });

  if (!law.comparesMarketLikeForLike) return { ...compared, indicator: { text, note: null } };
  const basis = priceBasis(car.priceType) ?? price.defaultType;
  const averagedOn = car.market?.averagedOn ?? null;
  if (!isOfBasis(car.market, basis) || averagedOn === null) return null;
  const note = `${price.typeLabels[basis]}, average of ${dayInWords(averagedOn)}`;
  return { ...compared, indicator: { text, note } };
}

/** Whether averages include what a price does; where their service does not say, they leave government charges out. */
export function isOfBasis(market: Car['market'], basis: PriceBasis): boolean {
  return basis === (market?.averageBasis ?? 'excludingCharges');
}

/** No car is worth nothing: 0 is a valuation service's way of having no average. */
function known(cents: number | null | undefined): number | null {
  return cents === undefined || cents === 0 ? null : cents;
}
