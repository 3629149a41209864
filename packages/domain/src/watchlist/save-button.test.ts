import { describe, expect, it } from 'vitest';
import { settingsWith } from '../site/test/settings-with.ts';
import { saveButton } from './save-button.ts';

const { watchlist } = settingsWith();
const favourites = { ...watchlist, allowsFavourites: true };
const inStock = { status: 'in_stock', sold: false };
const situation = { car: inStock, isSaved: false, visitor: 'signedIn', address: '/cars/x?a=1' } as const;

describe('WATCH-2 the save button', () => {
  it('saves and removes for a signed-in visitor', () => {
    expect(saveButton(situation, watchlist)).toEqual({
      text: 'Save',
      isSaved: false,
      does: { kind: 'watchlist', change: 'save' },
    });
    expect(saveButton({ ...situation, isSaved: true }, watchlist)).toEqual({
      text: 'Save',
      isSaved: true,
      does: { kind: 'watchlist', change: 'remove' },
    });
  });

  it('sends a visitor who is signed out to sign-in with type watchlist', () => {
    expect(saveButton({ ...situation, visitor: 'signedOut' }, watchlist)?.does).toEqual({
      kind: 'signIn',
      href: '/sign-in?type=watchlist&redirect=%2Fcars%2Fx%3Fa%3D1&back=%2Fcars%2Fx%3Fa%3D1',
    });
  });

  it('waits while it is not known who is there', () => {
    expect(saveButton({ ...situation, visitor: 'loading' }, watchlist)?.does).toEqual({ kind: 'wait' });
  });

  it.each(['signedIn', 'signedOut', 'loading'] as const)(
    'WATCH-3 keeps favourites of a visitor who is %s',
    (visitor) => {
      expect(saveButton({ ...situation, visitor }, favourites)?.does).toEqual({
        kind: 'favourite',
        change: 'save',
      });
      const without = { ...favourites, hasWatchlist: false };
      expect(saveButton({ ...situation, visitor, isSaved: true }, without)?.does).toEqual({
        kind: 'favourite',
        change: 'remove',
      });
    },
  );

  it.each([
    [{ status: 'sold', sold: false }],
    [{ status: 'in_stock', sold: true }],
    [{ status: 'sold', sold: true }],
  ])('is hidden on a sold car that is not saved: %j', (car) => {
    expect(saveButton({ ...situation, car }, watchlist)).toBeNull();
    expect(saveButton({ ...situation, car, isSaved: true }, watchlist)?.does).toEqual({
      kind: 'watchlist',
      change: 'remove',
    });
  });

  it('stays on a car of any other status', () => {
    expect(saveButton({ ...situation, car: { status: null, sold: false } }, watchlist)).not.toBeNull();
    expect(
      saveButton({ ...situation, car: { status: 'coming_soon', sold: false } }, watchlist),
    ).not.toBeNull();
  });

  it('is not there on a site that keeps no cars', () => {
    expect(saveButton(situation, { ...watchlist, hasWatchlist: false })).toBeNull();
  });
});
