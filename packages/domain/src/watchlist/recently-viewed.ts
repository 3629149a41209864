import { z } from 'zod';
import { idOf, text } from '../core/fields.ts';
import type { CarId } from '../core/ids.ts';
import type { SiteSettings } from '../settings/registry.ts';
import { readBrowserList, withNewest } from './browser-list.ts';

const viewedCarSchema = z.object({ id: idOf<CarId>(), slug: text(300).min(1) });

export type ViewedCar = z.output<typeof viewedCarSchema>;

type ViewedSettings = Pick<SiteSettings['watchlist'], 'hasGarage' | 'garageParts' | 'viewedLimit'>;

/** The cars that a visitor looked at, the last first (WATCH-5); nothing is kept where no garage shows it. */
export function rememberViewed(
  viewed: readonly ViewedCar[],
  { id, slug }: ViewedCar,
  settings: ViewedSettings,
): readonly ViewedCar[] {
  return withNewest(viewed, { id, slug }, keptViews(settings));
}

/** Reads the viewed cars from where the browser kept them. */
export function readViewed(stored: unknown, settings: ViewedSettings): readonly ViewedCar[] {
  return readBrowserList(
    stored,
    (entry) => viewedCarSchema.safeParse(entry).data ?? null,
    keptViews(settings),
  );
}

function keptViews({ hasGarage, garageParts, viewedLimit }: ViewedSettings): number {
  return hasGarage && garageParts.includes('viewed') ? viewedLimit : 0;
}
