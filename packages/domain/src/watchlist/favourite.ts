import { z } from 'zod';
import { idOf, maybe, text, url } from '../core/fields.ts';
import type { CarId } from '../core/ids.ts';
import type { SiteSettings } from '../settings/registry.ts';
import { readBrowserList, withNewest } from './browser-list.ts';

const favouriteSchema = z.object({
  id: idOf<CarId>(),
  name: maybe(text(300)),
  slug: text(300).min(1),
  make: maybe(text(300)),
  model: maybe(text(300)),
  primaryImageUrl: maybe(url),
});

/** A car kept in the browser of a visitor who is not signed in (WATCH-3). */
export type Favourite = z.output<typeof favouriteSchema>;

/** More than anybody looks through, and little enough for the storage of a browser. */
const favouritesLimit = 100;

export interface ToggledFavourites {
  readonly favourites: readonly Favourite[];
  /** The number of the event to report; null where nothing is. */
  readonly event: number | null;
}

/** Adds a car to the favourites of a browser, or takes it away again; adding is reported as event 39 (WATCH-3). */
export function toggleFavourite(
  favourites: readonly Favourite[],
  car: Favourite,
  { favouriteEvent }: Pick<SiteSettings['analytics'], 'favouriteEvent'>,
): ToggledFavourites {
  if (favourites.some(({ id }) => id === car.id)) {
    return { favourites: favourites.filter(({ id }) => id !== car.id), event: null };
  }
  const { id, name, slug, make, model, primaryImageUrl } = car;
  const kept = { id, name, slug, make, model, primaryImageUrl };
  return { favourites: withNewest(favourites, kept, favouritesLimit), event: favouriteEvent };
}

/** Reads the favourites from where the browser kept them. */
export function readFavourites(stored: unknown): readonly Favourite[] {
  return readBrowserList(stored, (entry) => favouriteSchema.safeParse(entry).data ?? null, favouritesLimit);
}
