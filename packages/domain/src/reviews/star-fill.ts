import type { SiteSettings } from '../settings/registry.ts';

export interface StarFill {
  readonly full: number;
  /** How much of the star after the full ones is filled, in tenths; with 0 it is empty. */
  readonly partialTenths: number;
  readonly empty: number;
}

const stars = 5;

/**
 * The stars of an average (RULE-15): up to 4 full and a partial one. The average counts as it is written,
 * with one decimal: 4.9 draws four stars and nine tenths. So does 5.0 with at most 4 full stars, as a
 * partial star is never full; a site whose `mostFullStars` is 5 draws five. Null: no average, no stars.
 */
export function starFill(
  averageRating: number | null,
  { mostFullStars }: Pick<SiteSettings['reviews'], 'mostFullStars'>,
): StarFill | null {
  if (averageRating === null || Number.isNaN(averageRating)) return null;
  const tenths = Math.round(Math.min(stars, Math.max(0, averageRating)) * 10);
  const full = Math.min(Math.floor(tenths / 10), mostFullStars);
  const partialTenths = Math.min(tenths - full * 10, 9);
  return { full, partialTenths, empty: stars - full - (partialTenths > 0 ? 1 : 0) };
}
