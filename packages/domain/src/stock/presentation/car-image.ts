import { knownText } from '../../core/known-text.ts';
import type { SiteSettings } from '../../settings/registry.ts';
import type { Car } from '../car/car.ts';
import { fullCarName, type TitledCar } from './car-title.ts';

export type CarImage =
  | { readonly kind: 'photo'; readonly url: string; readonly alt: string }
  /** `url` is null where the site has no picture of its own: then a drawn car stands there. */
  | { readonly kind: 'pending'; readonly url: string | null; readonly text: string };

/** The picture of a car on a card: its primary one, else its first photo, else the site's default (API-4). */
export function carImage(
  car: TitledCar & Pick<Car, 'primaryImageUrl' | 'photos'>,
  {
    defaultCarImageUrl,
    photosPendingText,
  }: Pick<SiteSettings['media'], 'defaultCarImageUrl' | 'photosPendingText'>,
): CarImage {
  const photos = car.photos.filter((photo) => knownText(photo.url) !== null);
  const url = knownText(car.primaryImageUrl) ?? photos[0]?.url ?? null;
  if (url === null) return { kind: 'pending', url: defaultCarImageUrl, text: photosPendingText };
  const alt = photos.find((photo) => photo.url === url)?.alt;
  return { kind: 'photo', url, alt: knownText(alt) ?? fullCarName(car) };
}
