import { describe, expect, it } from 'vitest';
import { contextOf } from '../stock/test/card-site.ts';
import { showSavedPage } from './show-saved-page.ts';

const show = (watchlist: object = {}) => showSavedPage(contextOf('harbour', { watchlist }));

describe('the page of saved cars', () => {
  it('WATCH-1 is in no search engine', () => {
    expect(show()).toMatchObject({ status: 200, head: { isIndexed: false } });
  });

  it('WATCH-1 leads those who are not signed in to sign-in, and back to it', () => {
    expect(show({ allowsFavourites: false })?.view).toMatchObject({
      isOnDevice: false,
      list: null,
      signIn: { href: expect.stringMatching(/^\/sign-in\?type=watchlist&redirect=%2Fwatchlist&/) },
    });
  });

  it('WATCH-3 is of this device where the browser keeps favourites, and says what signing in would bring', () => {
    expect(show()?.view).toMatchObject({
      isOnDevice: true,
      ownHref: '/my/cars',
      signIn: { heading: 'Saved on this device', label: 'Sign in with your mobile' },
    });
    const page = show({ hasWatchlist: false });
    expect(page?.view).toMatchObject({ isOnDevice: true, signIn: null, ownHref: null, alerts: null });
  });

  it('LAW-2.7 promises no more than texts that are agreed to, in the words that are kept', () => {
    const view = show()?.view;
    expect(view?.signIn?.text).toMatch(/a text when one drops in price if you like/);
    expect(view?.alerts?.sms.off.text).toMatch(
      /may text me at the number I signed in with when .* I can stop/,
    );
  });

  it('LAW-2.3 has the warning ready where cards have weekly repayments', () => {
    const context = contextOf('harbour', { finance: { showsWeeklyPriceOnCards: true } });
    expect(showSavedPage(context)?.view.rateWarning?.warning).toMatch(/^WARNING/);
    expect(show()?.view.rateWarning).toBeNull();
  });

  it('is not there on a site that saves nothing', () => {
    expect(show({ hasWatchlist: false, allowsFavourites: false })).toBeNull();
  });

  it('WATCH-5 is the garage where the site has one, and is plain JSON', () => {
    const page = show({ hasGarage: true });
    expect(page?.view.title).toBe('Saved cars');
    expect(JSON.parse(JSON.stringify(page?.view))).toEqual(page?.view);
  });
});
