import { describe, expect, it } from 'vitest';
import { contextOf } from '../stock/test/card-site.ts';
import { noMedia, noPages } from './test/promo-window-pages.ts';
import { callsToAction } from '../stock/search/call-to-action.view.ts';
import { tradeInBannerOf } from '../shared/trade-in-banner.view.ts';
import { showHomePage } from './show-home-page.ts';
import { showOffersPage } from './show-offers-page.ts';
import { memoryPagePorts } from './test/memory-page-ports.ts';

const window = { start: '2026-03-01T00:00:00+10:00', expiry: '2026-03-20T12:00:00+10:00' };
const expiry = new Date('2026-03-20T02:00:00Z');
const before = new Date(expiry.getTime() - 1);

const calls = (now: Date, promotions: object = {}) =>
  callsToAction(contextOf('harbour', { promotions: { stocktakeWindow: window, ...promotions } }), {
    promos: [],
    sitePages: noPages(contextOf('harbour')),
    selectedCarTypes: [],
    media: noMedia,
    now,
  });

const overrides = (more: object = {}) => ({ promotions: { tradeInBannerWindow: window }, ...more });

describe('RULE-12.3 the stocktake card', () => {
  it('stands first among the results within its window, and the page ends with it', () => {
    expect(calls(before).at(0)?.title).toBe('Stocktake is on');
    expect(calls(before).validUntil).toEqual(expiry);
    expect(calls(expiry).at(0)?.title).not.toBe('Stocktake is on');
    expect(calls(expiry).validUntil).toBeNull();
  });

  it('stands nowhere without a window, or where the site has no promo cards', () => {
    expect(calls(before, { stocktakeWindow: null }).at(0)?.title).not.toBe('Stocktake is on');
    expect(calls(before, { showsCardsInResults: false }).at(0)?.title).not.toBe('Stocktake is on');
  });
});

describe('RULE-12.4 the trade-in banner', () => {
  const page = { ports: memoryPagePorts({}).ports };

  it('stands on the home page and with the offers, and both end with its window', async () => {
    const context = contextOf('harbour', overrides());
    for (const show of [showHomePage, showOffersPage]) {
      const shown = await show(page.ports, context, { now: before });
      expect(shown.view.tradeIn?.title).toBe('Got one to trade in?');
      expect(shown.validUntil).toEqual(expiry);
      expect((await show(page.ports, context, { now: expiry })).view.tradeIn).toBeNull();
    }
  });

  it('leaves the home page to the field of a plate, where that has one', async () => {
    const context = contextOf('harbour', overrides({ tradeIn: { plateFieldOn: ['home'] } }));
    const { view } = await showHomePage(page.ports, context, { now: before });
    expect([view.tradeIn, view.plate === null]).toEqual([null, false]);
  });

  it('is not shown where nobody takes trade-ins', () => {
    const context = contextOf('harbour', overrides({ tradeIn: { takesTradeIns: false } }));
    expect(tradeInBannerOf(context, noPages(context), before).banner).toBeNull();
  });

  it('LAW-2.12 ends at that hour where the site is', () => {
    const context = contextOf('harbour', overrides({ law: { readsWindowsInSiteZone: true } }));
    const { validUntil } = tradeInBannerOf(context, noPages(context), new Date('2026-03-10T00:00:00Z'));
    const hour = new Intl.DateTimeFormat('en-AU', {
      hour: '2-digit',
      hourCycle: 'h23',
      timeZone: context.zone,
    });
    expect(validUntil && hour.format(validUntil)).toBe('12');
  });
});
