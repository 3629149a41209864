import type { Car } from '@forecourt/domain/stock/car/car';
import type { Favourite } from '@forecourt/domain/watchlist/favourite';
import { saveButton } from '@forecourt/domain/watchlist/save-button';
import type { SiteContext } from '../../site/site-context.ts';

/** How a car is saved. Whether it is, and who is there, the browser knows. */
export interface SaveView {
  readonly id: string;
  readonly text: string;
  /** Whoever is signed in saves for every device (WATCH-1); on some sites nobody can sign in for that. */
  readonly isForAccounts: boolean;
  /** A sold car that is not saved has no button (WATCH-2); one that is can be let go. */
  readonly isOfferedUnsaved: boolean;
  /** What a browser keeps of it without anybody signed in (WATCH-3); null where it keeps nothing. */
  readonly favourite: Omit<Favourite, 'id' | 'savedAt'> | null;
}

type SavedCar = Pick<Car, 'id' | 'status' | 'sold' | 'name' | 'slug' | 'make' | 'model'>;

/** The view of saving a car; null on a site that saves none. */
export function saveViewOf(
  car: SavedCar,
  pictureSrc: string | null,
  { settings: { watchlist } }: Pick<SiteContext, 'settings'>,
): SaveView | null {
  const signedOut = { car, visitor: 'signedOut', address: '/' } as const;
  const saved = saveButton({ ...signedOut, isSaved: true }, watchlist);
  if (!saved) return null;
  const { id, name, slug, make, model } = car;
  return {
    id,
    text: saved.text,
    isForAccounts: watchlist.hasWatchlist,
    isOfferedUnsaved: saveButton({ ...signedOut, isSaved: false }, watchlist) !== null,
    favourite:
      saved.does.kind === 'favourite' ? { name, slug, make, model, primaryImageUrl: pictureSrc } : null,
  };
}
