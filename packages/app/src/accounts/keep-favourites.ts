import type { CarId, VisitorId } from '@forecourt/domain/core/ids';
import type { WatchlistStore } from '../ports/accounts/watchlist-store.port.ts';

export interface FavouriteStores {
  readonly watchlists: Pick<WatchlistStore, 'save'>;
}

/** As many as a browser keeps. */
export const mostFavourites = 100;

/**
 * Takes what a browser had saved into the list of the person who now signed in (WATCH-3), the oldest first, so
 * that the order stays. A car that the site does not show is left out.
 */
export async function keepFavourites(
  { watchlists }: FavouriteStores,
  visitorId: VisitorId,
  { favourites, now }: { readonly favourites: readonly CarId[]; readonly now: Date },
): Promise<void> {
  const newestFirst = [...new Set(favourites)].slice(0, mostFavourites);
  for (const [place, carId] of newestFirst.entries()) {
    await watchlists.save(visitorId, carId, new Date(now.getTime() - place));
  }
}
