import type { CarId, VisitorId } from '@forecourt/domain/core/ids';
import type { WatchlistStore } from '../ports/accounts/watchlist-store.port.ts';

export interface FavouriteStores {
  readonly watchlists: Pick<WatchlistStore, 'save'>;
}

/** A car that a browser had saved, and when by its clock. */
export interface CarriedFavourite {
  readonly id: CarId;
  readonly savedAt: Date | null;
}

/** As many as a browser keeps. */
export const mostFavourites = 100;

/** Older than any car stands in stock; a browser's clock may say anything. */
const longestAgoMs = 2 * 365 * 24 * 60 * 60_000;

/**
 * Takes what a browser had saved into the list of the person who now signed in (WATCH-3), each as of when it was saved,
 * so that the order and what happened since stay. A car that the site does not show is left out; twice is as once.
 */
export async function keepFavourites(
  { watchlists }: FavouriteStores,
  visitorId: VisitorId,
  { favourites, now }: { readonly favourites: readonly CarriedFavourite[]; readonly now: Date },
): Promise<void> {
  const newestFirst = new Map(favourites.slice(0, mostFavourites).map((one) => [one.id, one.savedAt]));
  for (const [place, [carId, savedAt]] of [...newestFirst].entries()) {
    const isBelievable =
      savedAt !== null && savedAt <= now && now.getTime() - savedAt.getTime() < longestAgoMs;
    await watchlists.save(visitorId, carId, isBelievable ? savedAt : new Date(now.getTime() - place));
  }
}
