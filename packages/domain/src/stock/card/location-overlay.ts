import { knownText } from '../../core/known-text.ts';
import { placeName } from '../../locations/location-slug.ts';
import type { SiteSettings } from '../../settings/registry.ts';
import type { Car } from '../car/car.ts';

interface OverlaySettings {
  readonly carCard: Pick<SiteSettings['carCard'], 'showsLocation'>;
  readonly site: Pick<SiteSettings['site'], 'overrideCity'>;
}

/**
 * Where the car stands, on its picture (CARD-1): the site's own city for all, else the location without its department,
 * else the suburb of its private seller. Nothing where none is known.
 */
export function locationOverlay(
  { location, privateSuburb }: Pick<Car, 'location' | 'privateSuburb'>,
  { carCard, site }: OverlaySettings,
): string | null {
  if (!carCard.showsLocation) return null;
  const place = knownText(location?.name);
  return knownText(site.overrideCity) ?? (place && placeName(place)) ?? knownText(privateSuburb);
}
