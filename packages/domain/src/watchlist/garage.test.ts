import { describe, expect, it } from 'vitest';
import { settingsWith } from '../site/test/settings-with.ts';
import { garageParts, keptViews } from './garage.ts';

const { watchlist } = settingsWith();
const all = ['saved', 'searches', 'viewed'];

describe('WATCH-5 the garage', () => {
  it('is there where the site has it, by itself or by setting', () => {
    expect(garageParts({ garageEnabled: false }, watchlist)).toEqual([]);
    expect(garageParts({ garageEnabled: true }, watchlist)).toEqual(all);
    expect(garageParts({ garageEnabled: false }, { ...watchlist, hasGarage: true })).toEqual(all);
  });

  it('has its parts in the order of the site', () => {
    const settings = { ...watchlist, garageParts: ['viewed', 'saved'] as ('viewed' | 'saved')[] };
    expect(garageParts({ garageEnabled: true }, settings)).toEqual(['viewed', 'saved']);
  });

  it('leaves out what could hold nothing', () => {
    const site = { garageEnabled: true };
    expect(garageParts(site, { ...watchlist, hasWatchlist: false })).toEqual(['searches', 'viewed']);
    expect(garageParts(site, { ...watchlist, hasWatchlist: false, allowsFavourites: true })).toEqual(all);
    expect(garageParts(site, { ...watchlist, viewedLimit: 0 })).toEqual(['saved', 'searches']);
  });

  it('keeps twelve viewed cars, and none that it would not show', () => {
    const site = { garageEnabled: true };
    expect(keptViews(site, watchlist)).toBe(12);
    expect(keptViews(site, { ...watchlist, viewedLimit: 1 })).toBe(1);
    expect(keptViews(site, { ...watchlist, garageParts: ['saved'] })).toBe(0);
    expect(keptViews({ garageEnabled: false }, watchlist)).toBe(0);
  });
});
