import { askingPriceCents, type PricedCar } from './asking-price.ts';
import type { PriceChange } from './was-price-evidence.ts';

/**
 * What a change of a car adds to the history of its price (LAW-2), or null where nobody is asked for
 * another amount: what counts is what a buyer is asked, so a struck-out price, or a price behind an offer,
 * may change without a trace. The history begins with the car's first price. A draft's price counts: the
 * yard and other sites ask it before this platform shows the car.
 */
export function priceChange(before: PricedCar | null, after: PricedCar, now: Date): PriceChange | null {
  const cents = askingPriceCents(after);
  const asked = before === null ? null : askingPriceCents(before);
  return cents === asked ? null : { askedFrom: now, cents };
}
