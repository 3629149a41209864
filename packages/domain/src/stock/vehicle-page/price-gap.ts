import { askingPriceCents } from '../car/asking-price.ts';
import type { Car } from '../car/car.ts';

type PricedCar = Pick<Car, 'priceCents' | 'offerPriceCents'>;

/** Up to here a buyer of the one may well look at the other. */
export const widestPriceGap = 1.6;

/** How many times the price of one car the price of another is, from 1 on; where one has none they are barely alike. */
export function priceGap(one: PricedCar, other: PricedCar, aboveCents: number): number {
  const [a, b] = [askingPriceCents(one, aboveCents), askingPriceCents(other, aboveCents)];
  return a === null || b === null ? widestPriceGap : Math.max(a, b) / Math.min(a, b);
}
