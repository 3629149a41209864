import { describe, expect, it } from 'vitest';
import { settingsWith } from '../site/test/settings-with.ts';
import { garageParts } from './garage.ts';

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
});
