import type { SiteSettings } from '../settings/registry.ts';
import type { Site } from '../site/site.ts';

type GarageSettings = Pick<
  SiteSettings['watchlist'],
  'hasGarage' | 'garageParts' | 'hasWatchlist' | 'allowsFavourites' | 'viewedLimit'
>;
type GaragePart = GarageSettings['garageParts'][number];

/**
 * The parts of the garage in the header, in the site's order (WATCH-5); none where the site has no garage. A
 * part that could never hold anything is left out.
 */
export function garageParts(
  { garageEnabled }: Pick<Site, 'garageEnabled'>,
  settings: GarageSettings,
): readonly GaragePart[] {
  if (!garageEnabled && !settings.hasGarage) return [];
  const canHold: Readonly<Record<GaragePart, boolean>> = {
    saved: settings.hasWatchlist || settings.allowsFavourites,
    searches: true,
    viewed: settings.viewedLimit > 0,
  };
  return settings.garageParts.filter((part) => canHold[part]);
}

/** How many viewed cars are kept in the browser: none where no garage would show them. */
export function keptViews(site: Pick<Site, 'garageEnabled'>, settings: GarageSettings): number {
  return garageParts(site, settings).includes('viewed') ? settings.viewedLimit : 0;
}
