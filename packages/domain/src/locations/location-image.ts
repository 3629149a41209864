import { knownText } from '../core/known-text.ts';
import type { Location } from './location.ts';
import { mapPicture } from './map-picture.ts';

export type LocationImage =
  | { readonly kind: 'photo'; readonly url: string; readonly thumbnailUrl: string }
  | { readonly kind: 'map'; readonly url: string };

/** The picture of a location: its photograph, else the map of its address (API-4, LOC-1), else none. */
export function locationImage(
  location: Pick<Location, 'imageUrl' | 'thumbnailUrl' | 'address'>,
): LocationImage | null {
  const thumbnailUrl = knownText(location.thumbnailUrl);
  const url = knownText(location.imageUrl) ?? thumbnailUrl;
  if (url !== null) return { kind: 'photo', url, thumbnailUrl: thumbnailUrl ?? url };
  const map = mapPicture(location.address);
  return map === null ? null : { kind: 'map', url: map };
}
