import type { SiteSettings } from '../settings/registry.ts';
import { isSold } from './availability.ts';
import type { Car } from './car.ts';

export interface SaveButton {
  readonly text: string;
  readonly isSaved: boolean;
  /** What pressing it does; the watchlist is kept by phone number, so that it begins with signing in. */
  readonly does: 'signIn' | 'toggleWatchlist' | 'toggleFavourite';
}

interface Saver {
  readonly isSignedIn: boolean;
  readonly isSaved: boolean;
}

/** The button that saves a car; none for a sold car that is not saved (WATCH-2), as nobody can buy it. */
export function saveButton(
  car: Pick<Car, 'status' | 'sold'>,
  {
    hasWatchlist,
    allowsFavourites,
    saveText: text,
  }: Pick<SiteSettings['watchlist'], 'hasWatchlist' | 'allowsFavourites' | 'saveText'>,
  { isSignedIn, isSaved }: Saver,
): SaveButton | null {
  if (isSold(car) && !isSaved) return null;
  if (allowsFavourites) return { text, isSaved, does: 'toggleFavourite' };
  if (!hasWatchlist) return null;
  return { text, isSaved, does: isSignedIn ? 'toggleWatchlist' : 'signIn' };
}
