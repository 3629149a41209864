import { liveMap, type LiveMap } from '@forecourt/domain/locations/live-map';
import { pointOf } from '@forecourt/domain/locations/distance';
import type { Location } from '@forecourt/domain/locations/location';
import type { SiteSettings } from '@forecourt/domain/settings/registry';

/** A map that is loaded when a visitor asks for it (LOC-3, LOC-6). */
export interface MapCardView {
  readonly map: LiveMap;
  /** Who learns of the visit when it is loaded. */
  readonly note: string;
  readonly button: string;
  /** Dark, whatever the mode of the page (LOC-2). */
  readonly isDark: boolean;
  /** The place on a page of a maps service, for a browser that runs no scripts. */
  readonly href: string;
}

const elsewhere = 'https://www.google.com/maps/search/?api=1&query=';

/** The map of some locations; null where the site has none, or nobody knows where they are. */
export function mapCard(
  locations: readonly Pick<Location, 'name' | 'address'>[],
  { locations: settings }: Pick<SiteSettings, 'locations'>,
): MapCardView | null {
  const map = liveMap(locations, settings);
  const point = locations.map(({ address }) => pointOf(address)).find((one) => one !== null);
  if (!map || !point) return null;
  const source =
    map.kind === 'embed' ? 'Google' : map.tileUrl.replace(/^https:\/\//, '').replace(/[:/].*$/, '');
  return {
    map,
    note: `The map comes from ${source}, which sees that you asked for it.`,
    button: settings.showMapText,
    isDark: settings.usesDarkMapCard,
    href: `${elsewhere}${point.lat},${point.long}`,
  };
}
