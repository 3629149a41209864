import type { Car } from './car.ts';

export type PricedCar = Pick<Car, 'priceCents' | 'offerPriceCents'>;

/** Feeds put a dollar or ten where there is no price: only what is above this is one (RULE-3). */
const noPriceUpToCents = 1_000;

/**
 * What a buyer would pay for a car, by which it is filtered, sorted and put into a price range: the offer
 * where there is one, else the price. Null where the car has no price. A site may ask for more than the
 * index does before it takes an amount for a price.
 */
export function askingPriceCents(
  { priceCents, offerPriceCents }: PricedCar,
  aboveCents = noPriceUpToCents,
): number | null {
  const asked = offerPriceCents !== null && offerPriceCents > 0 ? offerPriceCents : priceCents;
  return asked !== null && asked > aboveCents ? asked : null;
}
