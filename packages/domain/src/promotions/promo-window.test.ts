import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../settings/resolve-settings.ts';
import { promoWindow } from './promo-window.ts';

const { stocktakeWindow, tradeInBannerWindow } = resolveSettings([]).settings.promotions;
const asWritten = { readsWindowsInSiteZone: false };
const bySite = { readsWindowsInSiteZone: true };

describe('the window of a banner', () => {
  it.each([
    [
      'the stocktake promo as written',
      stocktakeWindow,
      asWritten,
      'Australia/Perth',
      '2024-12-31T14:00',
      '2025-01-31T14:00',
    ],
    [
      'the trade-in banner as written',
      tradeInBannerWindow,
      asWritten,
      'Australia/Perth',
      '2024-12-22T14:00',
      '2026-12-30T14:00',
    ],
    [
      'the trade-in banner in Brisbane',
      tradeInBannerWindow,
      bySite,
      'Australia/Brisbane',
      '2024-12-22T14:00',
      '2026-12-30T14:00',
    ],
    [
      'the trade-in banner in Sydney',
      tradeInBannerWindow,
      bySite,
      'Australia/Sydney',
      '2024-12-22T13:00',
      '2026-12-30T13:00',
    ],
    [
      'the trade-in banner in Perth',
      tradeInBannerWindow,
      bySite,
      'Australia/Perth',
      '2024-12-22T16:00',
      '2026-12-30T16:00',
    ],
    [
      'the stocktake promo in Adelaide',
      stocktakeWindow,
      bySite,
      'Australia/Adelaide',
      '2024-12-31T13:30',
      '2025-01-31T13:30',
    ],
    [
      'one of winter in Sydney',
      { start: '2026-07-01T09:30+10:00', expiry: '2026-07-02T00:00:30Z' },
      bySite,
      'Australia/Sydney',
      '2026-06-30T23:30',
      '2026-07-01T14:00:30',
    ],
    [
      'one written in a negative offset',
      { start: '2026-07-01T09:30-03:00', expiry: '2026-07-02T00:00Z' },
      bySite,
      'Australia/Perth',
      '2026-07-01T01:30',
      '2026-07-01T16:00',
    ],
  ])('LAW-2.12 RULE-12.4 of %s', (_, window, law, zone, start, end) => {
    const [starts, ends] = [new Date(`${start}Z`), new Date(`${end}Z`)];
    const at = (now: number) => promoWindow(window, law, zone, new Date(now));
    expect(at(starts.getTime() - 1)).toEqual({ isOpen: false, validUntil: starts });
    expect(at(starts.getTime())).toEqual({ isOpen: true, validUntil: ends });
    expect(at(ends.getTime() - 1)).toEqual({ isOpen: true, validUntil: ends });
    expect(at(ends.getTime())).toEqual({ isOpen: false, validUntil: null });
  });

  it('RULE-12.4 without one the banner never shows', () => {
    expect(promoWindow(null, asWritten, 'Australia/Perth', new Date(0))).toEqual({
      isOpen: false,
      validUntil: null,
    });
  });
});
