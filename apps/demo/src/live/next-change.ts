import type { CarPrices } from '@forecourt/app/ports/stock/car-store.port';
import { askingPriceCents } from '@forecourt/domain/stock/car/asking-price';
import { isAvailable } from '@forecourt/domain/stock/car/availability';
import type { Car } from '@forecourt/domain/stock/car/car';
import type { Random } from '@forecourt/testkit/world/random';

export type Change =
  | { readonly kind: 'reprice'; readonly prices: CarPrices }
  | { readonly kind: 'reserve' | 'release' | 'sell' | 'withdraw' };

/** Of a hundred changes of a car that is for sale. */
const shares = { reprice: 70, reserve: 14, sell: 13, withdraw: 3 } as const;

/** What a dealer does next with a car; null for one that is gone, or that nobody sees. */
export function nextChange(car: Car, random: Random): Change | null {
  if (!isAvailable(car) || car.sold || !car.showOnDealerWebsite) return null;
  // A buyer who left a deposit comes back or does not.
  if (car.reserved) return { kind: random.chance(0.6) ? 'sell' : 'release' };
  const kind = random.weighted(shares);
  return kind === 'reprice' ? { kind, prices: nextPrices(car, random) } : { kind };
}

/** Mostly down by a few per cent, to a price that ends in 90 dollars; sometimes as a reduction that shows. */
function nextPrices(car: Car, random: Random): CarPrices {
  const askingPrice = askingPriceCents(car);
  const goesUp = random.chance(0.15);
  const moved = (askingPrice ?? 1_999_000) * (1 + (goesUp ? 1 : -1) * (0.01 + 0.05 * random.next()));
  const priceCents = Math.max(99_000, Math.round(moved / 10_000) * 10_000 - 1_000);
  const isShown = random.chance(0.4) && askingPrice !== null && askingPrice > priceCents;
  return { priceCents, beforePriceCents: isShown ? askingPrice : null, offerPriceCents: null };
}
