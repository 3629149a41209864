import type { SiteSettings } from '../settings/registry.ts';

type GarageSettings = Pick<
  SiteSettings['watchlist'],
  'hasGarage' | 'garageParts' | 'hasWatchlist' | 'allowsFavourites' | 'viewedLimit'
>;
type GaragePart = GarageSettings['garageParts'][number];

/**
 * The parts of the garage in the header, in the site's order (WATCH-5); none where the site has no garage. A
 * part that could never hold anything is left out.
 */
export function garageParts(settings: GarageSettings): readonly GaragePart[] {
  if (!settings.hasGarage) return [];
  const canHold: Readonly<Record<GaragePart, boolean>> = {
    saved: settings.hasWatchlist || settings.allowsFavourites,
    searches: true,
    viewed: settings.viewedLimit > 0,
  };
  return settings.garageParts.filter((part) => canHold[part]);
}
