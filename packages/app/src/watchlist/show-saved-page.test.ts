import { describe, expect, it } from 'vitest';
import { contextOf } from '../stock/test/card-site.ts';
import { showSavedPage } from './show-saved-page.ts';

const show = (watchlist: object = {}) => showSavedPage(contextOf('harbour', { watchlist }));

describe('the page of saved cars', () => {
  it('WATCH-1 is in no search engine', () => {
    expect(show()).toMatchObject({ status: 200, head: { isIndexed: false } });
  });

  it('WATCH-1 leads those who are not signed in to sign-in, and back to it', () => {
    expect(show()?.view).toMatchObject({
      keeps: 'watchlist',
      list: null,
      signIn: { href: expect.stringMatching(/^\/sign-in\?type=watchlist&redirect=%2Fwatchlist&/) },
    });
  });

  it('WATCH-3 asks nobody to sign in where the browser keeps favourites', () => {
    const page = show({ allowsFavourites: true });
    expect(page?.view).toMatchObject({ keeps: 'favourite', signIn: null, ownHref: null });
  });

  it('is not there on a site that saves nothing', () => {
    expect(show({ hasWatchlist: false })).toBeNull();
  });

  it('WATCH-5 is the garage where the site has one, and is plain JSON', () => {
    const page = show({ hasGarage: true });
    expect(page?.view.title).toBe('Your garage');
    expect(JSON.parse(JSON.stringify(page?.view))).toEqual(page?.view);
  });
});
