import { carSchema } from '@forecourt/domain/stock/car/car';
import type { CarPrices } from '../../ports/stock/car-store.port.ts';

const prices = carSchema.pick({ priceCents: true, beforePriceCents: true, offerPriceCents: true });

/** The prices of a car and nothing else, or null where one of them is no amount of money: negative, or not whole cents. */
export function soundPrices(given: CarPrices): CarPrices | null {
  return prices.safeParse(given).data ?? null;
}
