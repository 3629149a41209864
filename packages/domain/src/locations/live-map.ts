import type { SiteSettings } from '../settings/registry.ts';
import type { Location } from './location.ts';
import { pointOf, type Point } from './distance.ts';
import { placeName } from './location-slug.ts';

type MapSettings = Pick<
  SiteSettings['locations'],
  'embedsMap' | 'mapEmbedKey' | 'mapTileUrl' | 'mapTileCredit' | 'mapZoom'
>;
type MappedLocation = Pick<Location, 'name' | 'address'>;

export interface MapPoint extends Point {
  readonly name: string;
}

/** A map that a page loads when a visitor asks for it. */
export type LiveMap =
  | { readonly kind: 'embed'; readonly src: string }
  | {
      readonly kind: 'tiles';
      readonly tileUrl: string;
      readonly credit: string;
      readonly zoom: number;
      readonly points: readonly MapPoint[];
    };

/** Whose page an embedded map is: a site that has one lets it into a frame, and nobody else's. */
export const embedOrigin = 'https://www.google.com';

/**
 * The map of some locations (LOC-3, LOC-6): of the site's own tiles, else an embedded one with the site's key, which
 * shows one place alone. Null where the site has neither or nobody knows where the locations are: streets are not made up.
 */
export function liveMap(locations: readonly MappedLocation[], settings: MapSettings): LiveMap | null {
  const points = locations.flatMap(({ name, address }): MapPoint[] => {
    const point = pointOf(address);
    return point ? [{ ...point, name: placeName(name) }] : [];
  });
  const [first] = points;
  if (!first) return null;
  const { mapTileUrl: tileUrl, mapTileCredit: credit, mapZoom: zoom } = settings;
  if (tileUrl !== null) return { kind: 'tiles', tileUrl, credit, zoom, points };
  return points.length === 1 && embedsMap(settings)
    ? { kind: 'embed', src: embedAddress(first, settings) }
    : null;
}

/** Whether pages of the site may load a map into a frame. */
export function embedsMap({
  embedsMap: isOn,
  mapEmbedKey,
  mapTileUrl,
}: Pick<MapSettings, 'embedsMap' | 'mapEmbedKey' | 'mapTileUrl'>): boolean {
  return isOn && mapEmbedKey !== null && mapTileUrl === null;
}

function embedAddress({ lat, long }: Point, { mapEmbedKey, mapZoom }: MapSettings): string {
  return `${embedOrigin}/maps/embed/v1/place?key=${mapEmbedKey}&q=${lat},${long}&zoom=${mapZoom}`;
}
