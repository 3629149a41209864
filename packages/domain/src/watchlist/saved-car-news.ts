import { formatDollars } from '../core/money.ts';
import { askingPriceCents } from '../stock/car/asking-price.ts';
import { isAvailable, isSold } from '../stock/car/availability.ts';
import type { Car } from '../stock/car/car.ts';
import { priceDropCents } from './saved-car-event.ts';

type WatchedCar = Pick<
  Car,
  'status' | 'sold' | 'soldAt' | 'reserved' | 'priceCents' | 'offerPriceCents' | 'priceHistory'
>;

/** Something that happened to a saved car and is worth a message. */
export interface SavedCarNews {
  /** The same thing has the same key, by which nobody is told of it twice. */
  readonly key: string;
  /** What follows the name of the car. */
  readonly text: string;
}

/**
 * What a visitor is told of a saved car who agreed to it, the weightiest alone: it is sold, somebody reserved it, it
 * costs less. What happened before `since` they knew, or did not want to be told.
 */
export function savedCarNews(
  car: WatchedCar,
  { since, wasReserved }: { readonly since: Date; readonly wasReserved: boolean },
): SavedCarNews | null {
  if (isSold(car)) {
    const isNews = car.soldAt !== null && car.soldAt > since;
    return isNews ? { key: 'sold', text: 'has been sold' } : null;
  }
  if (!isAvailable(car)) return null;
  if (car.reserved) return wasReserved ? null : { key: 'reserved', text: 'has been reserved' };
  const drop = priceDropCents(car, since);
  const asked = askingPriceCents(car);
  if (drop === 0 || asked === null) return null;
  return {
    key: `price ${asked}`,
    text: `is now ${formatDollars(asked)}, ${formatDollars(drop)} less than before`,
  };
}
