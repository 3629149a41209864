import { knownText } from '@forecourt/domain/core/known-text';
import { placeName } from '@forecourt/domain/locations/location-slug';
import { carPath } from '@forecourt/domain/site/car-paths';
import type { Car } from '@forecourt/domain/stock/car/car';
import { fullCarName } from '@forecourt/domain/stock/presentation/car-title';
import type { MediaAddresses } from '../ports/media/media-addresses.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import { priceViewOf } from '../stock/card/price.view.ts';
import { vehiclePicturesOf } from '../stock/card/vehicle-pictures.view.ts';
import type { DrivenCarView } from './test-drive-page.view.ts';

/** The car of a test drive in a few lines. */
export function drivenCarOf(
  car: Car,
  { settings }: Pick<SiteContext, 'settings'>,
  media: MediaAddresses,
): DrivenCarView {
  const km = car.km === null ? null : `${car.km.toLocaleString('en-AU')} km`;
  const location = knownText(car.location?.name);
  const at = location === null ? null : `at ${placeName(location)}`;
  const price = priceViewOf(car, settings, null);
  return {
    title: fullCarName(car),
    note: [km, at].filter(Boolean).join(', ') || null,
    picture: vehiclePicturesOf(car, settings, media).pictures[0] ?? null,
    price: price.kind === 'amount' ? { ...price, was: null } : price,
    href: carPath(car.slug),
  };
}
