import type { Location } from '@forecourt/domain/locations/location';
import { locationImage } from '@forecourt/domain/locations/location-image';
import { placeName } from '@forecourt/domain/locations/location-slug';
import type { SiteSettings } from '@forecourt/domain/settings/registry';
import type { MediaAddresses, PictureWidth } from '../ports/media/media-addresses.port.ts';
import { pictureView, type PictureView } from './picture.view.ts';

export interface LocationPictureView extends PictureView {
  /** A photograph of the place, or the picture of a map. */
  readonly kind: 'photo' | 'map';
}

const cardWidths: readonly PictureWidth[] = [320, 480, 768];

/** The picture of a place (LOC-1, API-4): that of the department, else of another at its address, else the map's. */
export function locationPicture(
  departments: readonly Location[],
  media: MediaAddresses,
  { media: { listQuality } }: Pick<SiteSettings, 'media'>,
): LocationPictureView | null {
  const images = departments.flatMap((location) => {
    const image = locationImage(location);
    return image ? [{ image, name: placeName(location.name) }] : [];
  });
  const found = images.find(({ image }) => image.kind === 'photo') ?? images[0];
  if (!found) return null;
  const { image, name } = found;
  const alt = image.kind === 'map' ? `Map of where ${name} is` : name;
  return { ...pictureView(media, { url: image.url, alt }, listQuality, cardWidths), kind: image.kind };
}
