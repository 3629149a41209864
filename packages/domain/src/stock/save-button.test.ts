import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../settings/resolve-settings.ts';
import { saveButton } from './save-button.ts';

const { watchlist } = resolveSettings([]).settings;
const car = { status: 'in_stock', sold: false };
const saver = { isSignedIn: true, isSaved: false };

describe('the save button', () => {
  it('WATCH-2 saves for who is signed in, and leads others to sign in', () => {
    expect(saveButton(car, watchlist, saver)).toEqual({
      text: 'Save',
      isSaved: false,
      does: 'toggleWatchlist',
    });
    expect(saveButton(car, watchlist, { ...saver, isSignedIn: false })?.does).toBe('signIn');
  });

  it.each([
    [{ status: 'sold', sold: false }, false, false],
    [{ status: 'in_stock', sold: true }, false, false],
    [{ status: 'sold', sold: true }, true, true],
    [{ status: 'withdrawn', sold: false }, false, true],
  ])('WATCH-2 of a car %j that is saved: %s, shows: %s', (of, isSaved, shows) => {
    const button = saveButton(of, watchlist, { ...saver, isSaved });
    expect(button !== null).toBe(shows);
    expect(button?.isSaved ?? false).toBe(isSaved);
  });

  it('WATCH-3 keeps favourites in the browser where the site allows it, signed in or not', () => {
    const site = { ...watchlist, allowsFavourites: true, hasWatchlist: false, saveText: 'Keep' };
    for (const isSignedIn of [true, false]) {
      expect(saveButton(car, site, { isSignedIn, isSaved: true })).toEqual({
        text: 'Keep',
        isSaved: true,
        does: 'toggleFavourite',
      });
    }
    expect(saveButton({ ...car, sold: true }, site, saver)).toBeNull();
  });

  it('is missing where the site has neither', () => {
    expect(saveButton(car, { ...watchlist, hasWatchlist: false }, saver)).toBeNull();
  });
});
