import { signInAddress } from '../accounts/sign-in-target.ts';
import type { VisitorState } from '../accounts/guarded-route.ts';
import type { SiteSettings } from '../settings/registry.ts';
import type { Car } from '../stock/car/car.ts';

type SaveSettings = Pick<SiteSettings['watchlist'], 'hasWatchlist' | 'allowsFavourites' | 'saveText'>;

export interface SaveButton {
  readonly text: string;
  readonly isSaved: boolean;
  readonly does:
    | { readonly kind: 'watchlist' | 'favourite'; readonly change: 'save' | 'remove' }
    | { readonly kind: 'signIn'; readonly href: string }
    /** Not known yet who is there: the button waits, as sending a signed-in visitor away would be wrong. */
    | { readonly kind: 'wait' };
}

interface SaveSituation {
  readonly car: Pick<Car, 'id' | 'status' | 'sold'>;
  readonly isSaved: boolean;
  readonly visitor: VisitorState;
  /** The page on which the button stands: the visitor comes back to it. */
  readonly address: string;
}

/**
 * The button that saves a car (WATCH-2), or null where there is none: on a site without saved cars, and on
 * a sold car that is not saved. Whoever is signed in saves for every device; everybody else in the browser
 * where the site allows that (WATCH-3), and else signs in first, which takes the car along.
 */
export function saveButton(
  { car, isSaved, visitor, address }: SaveSituation,
  { hasWatchlist, allowsFavourites, saveText }: SaveSettings,
): SaveButton | null {
  if (!hasWatchlist && !allowsFavourites) return null;
  const isSold = car.sold || car.status === 'sold';
  if (isSold && !isSaved) return null;

  const button = { text: saveText, isSaved };
  const change = isSaved ? 'remove' : 'save';
  if (!hasWatchlist) return { ...button, does: { kind: 'favourite', change } };
  if (visitor === 'signedIn') return { ...button, does: { kind: 'watchlist', change } };
  if (visitor === 'loading') return { ...button, does: { kind: 'wait' } };
  if (allowsFavourites) return { ...button, does: { kind: 'favourite', change } };
  const href = signInAddress({ type: 'watchlist', redirect: address, back: address, car: car.id });
  return { ...button, does: { kind: 'signIn', href } };
}
