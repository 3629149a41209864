import type { Car } from '@forecourt/domain/stock/car/car';
import type { Location } from '@forecourt/domain/locations/location';
import { placeName } from '@forecourt/domain/locations/location-slug';
import { locationZone } from '@forecourt/domain/locations/location-zone';
import { phoneRevealViewOf, type PhoneRevealView } from '../../shared/phone-reveal.view.ts';
import type { MediaAddresses } from '../../ports/media/media-addresses.port.ts';
import type { SiteContext } from '../../site/site-context.ts';
import type { ReservedCarView } from './checkout-page.view.ts';
import { reservedCarOf, shortName } from './reserved-car.view.ts';

/** What every page of a reservation speaks of: the car, whose it is, and on whose clock. */
export interface CheckoutSubject {
  readonly car: Car;
  readonly carView: ReservedCarView;
  /** CX-60. */
  readonly short: string;
  /** The dealership that owns the car and is paid. */
  readonly dealer: string;
  /** Naremburn; null where the yard is not known. */
  readonly place: string | null;
  readonly location: Location | null;
  readonly phone: PhoneRevealView | null;
  /** IANA name: that of the yard, else of the site. */
  readonly zone: string;
}

export function checkoutSubject(
  context: SiteContext,
  car: Car,
  { location, media }: { readonly location: Location | null; readonly media: MediaAddresses | null },
): CheckoutSubject {
  const owner = context.dealerships.find(({ id }) => id === car.dealershipId);
  return {
    car,
    carView: reservedCarOf(car, context, media),
    short: shortName(car, context),
    dealer: owner?.name ?? context.site.name,
    place: car.location ? placeName(car.location.name) : null,
    location,
    phone: phoneRevealViewOf(car, context),
    zone: location ? locationZone(location, context.zone) : context.zone,
  };
}

/** Whose clock it is, in words: Sydney time. */
export function zoneWords(zone: string): string {
  return `${zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')} time`;
}
