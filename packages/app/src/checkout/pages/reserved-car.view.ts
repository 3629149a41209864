import { carName } from '@forecourt/domain/stock/car/car-name';
import type { Car } from '@forecourt/domain/stock/car/car';
import { carPath } from '@forecourt/domain/site/car-paths';
import { carTitle } from '@forecourt/domain/stock/presentation/car-title';
import { vehicleNoun } from '@forecourt/domain/stock/presentation/vehicle-noun';
import type { MediaAddresses } from '../../ports/media/media-addresses.port.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { priceViewOf } from '../../stock/card/price.view.ts';
import { vehiclePicturesOf } from '../../stock/card/vehicle-pictures.view.ts';
import type { ReservedCarView } from './checkout-page.view.ts';

/** The car of a reservation, in a few lines. */
export function reservedCarOf(
  car: Car,
  { settings }: Pick<SiteContext, 'settings'>,
  media: MediaAddresses | null,
): ReservedCarView {
  const { title, subtitle } = carTitle(car, { showsBadgeAndSeries: true, showsSeriesCodes: false });
  const km = car.km === null ? null : `${car.km.toLocaleString('en-AU')} km`;
  const price = priceViewOf(car, settings, null);
  return {
    title,
    note: [subtitle, car.carType === 'demo' ? 'demo' : null, km].filter(Boolean).join(', ') || null,
    picture: (media && vehiclePicturesOf(car, settings, media).pictures[0]) ?? null,
    price: price.kind === 'amount' ? { ...price, was: null } : price,
    href: carPath(car.slug),
  };
}

/** As its buyer calls it: CX-60, or car where the feed names no model. */
export function shortName(car: Pick<Car, 'model'>, { settings }: Pick<SiteContext, 'settings'>): string {
  return carName(car.model) ?? vehicleNoun(1, settings.stock);
}
