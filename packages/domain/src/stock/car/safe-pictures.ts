import { safeLink } from '../../core/safe-link.ts';
import type { CarPhoto } from './car.ts';

/** Our own pictures, which nearly all are: known without taking the address apart. */
const ours = /^\/media\/[\w/-]+\.\w{2,5}$/;

/**
 * The address of a picture as a feed gave it, where a page may show it: a path of the site, or another host over HTTPS.
 * Null for every other scheme and for what is no address, so that nothing a feed names runs or loads unencrypted.
 */
export function safePicture(url: string | null): string | null {
  if (url === null || ours.test(url)) return url;
  const link = safeLink(url);
  return link?.kind === 'internal' || link?.kind === 'external' ? url : null;
}

const isSafe = (url: string | null) => safePicture(url) === url;

/** The photos whose addresses are safe; the same list where all of them are. */
export function safePhotos<Photo extends Pick<CarPhoto, 'url' | 'thumbnailUrl'>>(photos: Photo[]): Photo[] {
  if (photos.every(({ url, thumbnailUrl }) => isSafe(url) && isSafe(thumbnailUrl))) return photos;
  return photos.flatMap((photo) =>
    isSafe(photo.url) ? [{ ...photo, thumbnailUrl: safePicture(photo.thumbnailUrl) }] : [],
  );
}
