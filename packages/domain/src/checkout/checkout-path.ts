import { writeQueryString } from '../core/query-string.ts';
import type { SiteSettings } from '../settings/registry.ts';
import { carCheckoutPath, checkoutWord } from '../site/car-paths.ts';
import type { Car } from '../stock/car/car.ts';

type Checkout = SiteSettings['checkout'];

/** What a site lets visitors do online with a car: buying replaces reserving where it is on (URL-3). */
export function checkoutKind({
  hasReserveOnline,
  hasBuyOnline,
}: Pick<Checkout, 'hasReserveOnline' | 'hasBuyOnline'>): 'buy-online' | 'checkout' | null {
  return hasBuyOnline || hasReserveOnline ? checkoutWord({ hasBuyOnline }) : null;
}

/** Where the reserve button of a car leads (URL-3); null where the site has neither of the two pages. */
export function checkoutPath(
  { slug }: Pick<Car, 'slug'>,
  checkout: Pick<Checkout, 'hasReserveOnline' | 'hasBuyOnline'>,
): string | null {
  return checkoutKind(checkout) === null ? null : carCheckoutPath(slug, checkout);
}

/**
 * Where the purchase step by step begins (BUY-2); null for types of car that the site does not sell so.
 * @planned BUY-2.1
 */
export function checkoutJourneyPath(
  { slug, carType }: Pick<Car, 'slug' | 'carType'>,
  { hasCheckoutJourney, journeyCarTypes }: Pick<Checkout, 'hasCheckoutJourney' | 'journeyCarTypes'>,
): string | null {
  if (!hasCheckoutJourney || carType === null || !journeyCarTypes.includes(carType)) return null;
  // The parameter is called an id and holds the slug.
  return `/checkout-journey?${writeQueryString([['car_id', slug]])}`;
}
