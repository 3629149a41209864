import { describe, expect, it } from 'vitest';
import { settingsWith } from '../site/test/settings-with.ts';
import { garageParts } from './garage.ts';

const { watchlist } = settingsWith({ watchlist: { hasGarage: true } });
const all = ['saved', 'searches', 'viewed'];

describe('WATCH-5 the garage', () => {
  it('is there where the site has it', () => {
    expect(garageParts(settingsWith().watchlist)).toEqual([]);
    expect(garageParts(watchlist)).toEqual(all);
  });

  it('has its parts in the order of the site', () => {
    const settings = settingsWith({ watchlist: { hasGarage: true, garageParts: ['viewed', 'saved'] } });
    expect(garageParts(settings.watchlist)).toEqual(['viewed', 'saved']);
  });

  it('leaves out what could hold nothing', () => {
    expect(garageParts({ ...watchlist, hasWatchlist: false })).toEqual(all);
    expect(garageParts({ ...watchlist, hasWatchlist: false, allowsFavourites: false })).toEqual([
      'searches',
      'viewed',
    ]);
    expect(garageParts({ ...watchlist, viewedLimit: 0 })).toEqual(['saved', 'searches']);
  });
});
