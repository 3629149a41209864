import type { Car } from '@forecourt/domain/stock/car/car';
import type { Favourite } from '@forecourt/domain/watchlist/favourite';
import { saveButton } from '@forecourt/domain/watchlist/save-button';
import type { SiteContext } from '../../site/site-context.ts';

/** How a car is saved. Whether it is, and who is there, the browser knows. */
export interface SaveView {
  readonly id: string;
  readonly text: string;
  /** In the browser (WATCH-3), or for a visitor who signs in (WATCH-1). */
  readonly keeps: 'favourite' | 'watchlist';
  /** A sold car that is not saved has no button (WATCH-2); one that is can be let go. */
  readonly isOfferedUnsaved: boolean;
  /** What a browser keeps of it; null where it keeps nothing. */
  readonly favourite: Omit<Favourite, 'id' | 'savedAt'> | null;
}

type SavedCar = Pick<Car, 'id' | 'status' | 'sold' | 'name' | 'slug' | 'make' | 'model' | 'primaryImageUrl'>;

/** The view of saving a car; null on a site that saves none. */
export function saveViewOf(
  car: SavedCar,
  { settings: { watchlist } }: Pick<SiteContext, 'settings'>,
): SaveView | null {
  const signedIn = { car, visitor: 'signedIn', address: '/' } as const;
  const saved = saveButton({ ...signedIn, isSaved: true }, watchlist);
  if (!saved || (saved.does.kind !== 'favourite' && saved.does.kind !== 'watchlist')) return null;
  const { id, name, slug, make, model, primaryImageUrl } = car;
  const keeps = saved.does.kind;
  return {
    id,
    text: saved.text,
    keeps,
    isOfferedUnsaved: saveButton({ ...signedIn, isSaved: false }, watchlist) !== null,
    favourite: keeps === 'favourite' ? { name, slug, make, model, primaryImageUrl } : null,
  };
}
