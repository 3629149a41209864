import { describe, expect, it } from 'vitest';
import { contextOf } from '../stock/test/card-site.ts';
import { showSavedPage } from './show-saved-page.ts';

const show = (path: string, watchlist: object = {}) =>
  showSavedPage(contextOf('harbour', { watchlist }), { address: { path, query: '' } });

describe('the page of saved cars', () => {
  it('URL-8 WATCH-1 lies where the site has it, and is in no search engine', () => {
    expect(show('/watchlist')).toMatchObject({ status: 200, head: { isIndexed: false } });
    expect(show('/my-cars', { path: '/my-cars' })).not.toBeNull();
    expect(show('/watchlist', { path: '/my-cars' })).toBeNull();
  });

  it('WATCH-1 leads those who are not signed in to sign-in, and back to it', () => {
    expect(show('/watchlist')?.view).toMatchObject({
      keeps: 'watchlist',
      list: null,
      signIn: { href: expect.stringMatching(/^\/sign-in\?type=watchlist&redirect=%2Fwatchlist&/) },
    });
  });

  it('WATCH-3 asks nobody to sign in where the browser keeps favourites', () => {
    const page = show('/watchlist', { allowsFavourites: true });
    expect(page?.view).toMatchObject({ keeps: 'favourite', signIn: null, ownHref: null });
  });

  it('is not there on a site that saves nothing', () => {
    expect(show('/watchlist', { hasWatchlist: false })).toBeNull();
  });

  it('WATCH-5 is the garage where the site has one, and is plain JSON', () => {
    const page = show('/watchlist', { hasGarage: true });
    expect(page?.view.title).toBe('Your garage');
    expect(JSON.parse(JSON.stringify(page?.view))).toEqual(page?.view);
  });
});
