import { knownText } from '@forecourt/domain/core/known-text';
import type { Car } from '@forecourt/domain/stock/car/car';
import { carImage } from '@forecourt/domain/stock/presentation/car-image';
import { fullCarName } from '@forecourt/domain/stock/presentation/car-title';
import { pictureView, type PictureView } from '../../shared/picture.view.ts';
import type { MediaAddresses } from '../../ports/media/media-addresses.port.ts';
import type { SiteContext } from '../../site/site-context.ts';

export interface VehiclePicturesView {
  readonly pictures: readonly PictureView[];
  /** In place of pictures: the site's own, or none and a drawn car. */
  readonly pending: { readonly picture: PictureView | null; readonly text: string };
}

/** More than anybody looks through; feeds repeat themselves. */
const mostPictures = 40;
const widths = [320, 768, 960, 1280, 1920] as const;

/** The pictures of a car, its primary one first, each once; or what stands in their place (API-4). */
export function vehiclePicturesOf(
  car: Car,
  { media: settings }: SiteContext['settings'],
  media: MediaAddresses,
): VehiclePicturesView {
  const alts = new Map(car.photos.map(({ url, alt }) => [url, knownText(alt)]));
  const urls = [car.primaryImageUrl, ...car.photos.map(({ url }) => url)].flatMap(
    (url) => knownText(url) ?? [],
  );
  const pictures = [...new Set(urls)].slice(0, mostPictures).map((url, place) => {
    const alt = alts.get(url) ?? `${fullCarName(car)}, photo ${place + 1}`;
    return pictureView(media, { url, alt }, settings.galleryQuality, widths);
  });
  const image = carImage(car, settings);
  const standIn = image.kind === 'pending' ? image.url : null;
  return {
    pictures,
    pending: {
      picture: standIn === null ? null : pictureView(media, { url: standIn, alt: '' }, settings.listQuality),
      text: settings.photosPendingText,
    },
  };
}
