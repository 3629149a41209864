import type { SiteSettings } from '../settings/registry.ts';
import { readBrowserList, withNewest } from './browser-list.ts';
import { storedText, readStoredCar, type StoredCar } from './stored-car.ts';

/** A car kept in the browser of a visitor who is not signed in (WATCH-3). */
export interface Favourite extends StoredCar {
  readonly name: string | null;
  readonly make: string | null;
  readonly model: string | null;
  readonly primaryImageUrl: string | null;
  /** As JSON has moments: what has happened to the car since is told of. Null: kept before that was known. */
  readonly savedAt: string | null;
}

/** More than anybody looks through, and little enough for the storage of a browser. */
const favouritesLimit = 100;
const longest = { name: 300, url: 2_000, moment: 40 };

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
  const { id, name, slug, make, model, primaryImageUrl, savedAt } = car;
  const kept = { id, name, slug, make, model, primaryImageUrl, savedAt };
  return { favourites: withNewest(favourites, kept, favouritesLimit), event: favouriteEvent };
}

/** Reads the favourites from where the browser kept them. */
export function readFavourites(stored: unknown): readonly Favourite[] {
  return readBrowserList(stored, readFavourite, favouritesLimit);
}

function readFavourite(entry: unknown): Favourite | null {
  const car = readStoredCar(entry);
  if (!car) return null;
  const { name, make, model, primaryImageUrl, savedAt } = entry as Readonly<Record<string, unknown>>;
  return {
    ...car,
    name: storedText(name, longest.name),
    make: storedText(make, longest.name),
    model: storedText(model, longest.name),
    primaryImageUrl: storedText(primaryImageUrl, longest.url),
    savedAt: storedText(savedAt, longest.moment),
  };
}
