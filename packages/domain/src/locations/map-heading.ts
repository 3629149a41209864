import type { SiteSettings } from '../settings/registry.ts';

/** The heading over a map (LOC-3): 'Find Us Here', or '{n} Big Locations'; null when there is nothing to find. */
export function mapHeading(
  locationCount: number,
  settings: Pick<SiteSettings['locations'], 'mapHeading' | 'mapHeadingOfSeveral'>,
): string | null {
  if (locationCount < 1) return null;
  if (locationCount === 1) return settings.mapHeading;
  return settings.mapHeadingOfSeveral.replaceAll('{count}', String(locationCount));
}
