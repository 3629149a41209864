import { carPath } from '@forecourt/domain/site/car-paths';
import type { Car } from '@forecourt/domain/stock/car/car';
import { carTitle } from '@forecourt/domain/stock/presentation/car-title';
import type { PriceView } from '@forecourt/domain/stock/price/price-view';
import type { PictureView } from '../../shared/picture.view.ts';
import type { MediaAddresses } from '../../ports/media/media-addresses.port.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { priceViewOf } from '../../stock/card/price.view.ts';
import { vehiclePicturesOf } from '../../stock/card/vehicle-pictures.view.ts';

/** The car that a form is about, in a line. */
export interface CarLineView {
  readonly title: string;
  readonly subtitle: string | null;
  readonly href: string;
  readonly picture: PictureView | null;
  readonly price: PriceView;
}

/** The line of a car. */
export function carLineOf(
  car: Car,
  { settings }: Pick<SiteContext, 'settings'>,
  media: MediaAddresses,
): CarLineView {
  const { title, subtitle } = carTitle(car, { showsBadgeAndSeries: true });
  return {
    title,
    subtitle,
    href: carPath(car.slug),
    picture: vehiclePicturesOf(car, settings, media).pictures[0] ?? null,
    price: priceViewOf(car, settings, null),
  };
}
