import { describe, expect, it } from 'vitest';
import type { CarId } from '../core/ids.ts';
import { settingsWith } from '../site/test/settings-with.ts';
import { saveButton } from './save-button.ts';

const favourites = settingsWith().watchlist;
const watchlist = { ...favourites, allowsFavourites: false };
const id = '01900000-0000-7000-8000-00000000000a' as CarId;
const inStock = { id, status: 'in_stock', sold: false };
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

  it('sends a visitor who is signed out to sign-in with type watchlist, and the car along', () => {
    expect(saveButton({ ...situation, visitor: 'signedOut' }, watchlist)?.does).toEqual({
      kind: 'signIn',
      href: `/sign-in?type=watchlist&redirect=%2Fcars%2Fx%3Fa%3D1&back=%2Fcars%2Fx%3Fa%3D1&car=${id}`,
    });
  });

  it('waits while it is not known who is there', () => {
    expect(saveButton({ ...situation, visitor: 'loading' }, watchlist)?.does).toEqual({ kind: 'wait' });
  });

  it.each([
    ['signedIn', { kind: 'watchlist', change: 'save' }],
    ['signedOut', { kind: 'favourite', change: 'save' }],
    ['loading', { kind: 'wait' }],
  ] as const)('WATCH-3 saves on the device unless somebody is signed in: %s', (visitor, does) => {
    expect(saveButton({ ...situation, visitor }, favourites)?.does).toEqual(does);
  });

  it.each(['signedIn', 'signedOut', 'loading'] as const)(
    'WATCH-3 keeps favourites of a visitor who is %s where nobody signs in',
    (visitor) => {
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
    const sold = { ...situation, car: { id, ...car } };
    expect(saveButton(sold, watchlist)).toBeNull();
    expect(saveButton({ ...sold, isSaved: true }, watchlist)?.does).toEqual({
      kind: 'watchlist',
      change: 'remove',
    });
  });

  it('stays on a car of any other status', () => {
    expect(
      saveButton({ ...situation, car: { ...inStock, status: null, sold: false } }, watchlist),
    ).not.toBeNull();
    expect(
      saveButton({ ...situation, car: { ...inStock, status: 'coming_soon' } }, watchlist),
    ).not.toBeNull();
  });

  it('is not there on a site that keeps no cars', () => {
    expect(saveButton(situation, { ...watchlist, hasWatchlist: false })).toBeNull();
  });
});
