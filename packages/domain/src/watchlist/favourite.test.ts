import { describe, expect, it } from 'vitest';
import type { CarId, SiteId } from '../core/ids.ts';
import { settingsWith } from '../site/test/settings-with.ts';
import { browserKey, readBrowserList, withNewest } from './browser-list.ts';
import { readFavourites, toggleFavourite } from './favourite.ts';

const { analytics } = settingsWith();
const idOf = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}` as CarId;
const favourite = (n: number) => ({
  id: idOf(n),
  name: '2021 Toyota Corolla',
  slug: `corolla-${n}`,
  make: 'Toyota',
  model: 'Corolla',
  primaryImageUrl: null,
  savedAt: '2026-11-15T00:00:00.000Z',
});

const readAnything = (entry: unknown) => entry as { id: string; n: number };

describe('WATCH-3 favourites', () => {
  it('are added with event 39, the newest first', () => {
    expect(toggleFavourite([favourite(1)], favourite(2), analytics)).toEqual({
      favourites: [favourite(2), favourite(1)],
      event: 39,
    });
  });

  it('are taken away without an event', () => {
    expect(toggleFavourite([favourite(2), favourite(1)], favourite(2), analytics)).toEqual({
      favourites: [favourite(1)],
      event: null,
    });
  });

  it('keep six fields of a car, when it was saved, and no more', () => {
    const car = { ...favourite(1), priceCents: 100, vin: 'SECRET' };
    expect(toggleFavourite([], car, analytics).favourites).toEqual([favourite(1)]);
  });

  it('are a hundred at most, the oldest leaves', () => {
    const full = Array.from({ length: 100 }, (_, n) => favourite(n));
    const { favourites } = toggleFavourite(full, favourite(100), analytics);
    expect(favourites).toHaveLength(100);
    expect(favourites[0]?.slug).toBe('corolla-100');
    expect(favourites[99]?.slug).toBe('corolla-98');
  });

  it('are read from the browser, whatever stands there', () => {
    const { name: _, ...unnamed } = favourite(2);
    const stored = [favourite(1), unnamed, favourite(1), { id: 'x' }, null, 7, { ...favourite(3), slug: 5 }];
    expect(readFavourites(stored)).toEqual([favourite(1), { ...favourite(2), name: null }]);
    const odd = {
      ...favourite(4),
      make: 7,
      model: '',
      primaryImageUrl: 'x'.repeat(2_001),
      savedAt: undefined,
    };
    expect(readFavourites([odd])).toEqual([
      { ...favourite(4), make: null, model: null, primaryImageUrl: null, savedAt: null },
    ]);
    expect(readFavourites(Array.from({ length: 101 }, (__, n) => favourite(n)))).toHaveLength(100);
    expect([null, undefined, 'x', {}, 1].map(readFavourites)).toEqual([[], [], [], [], []]);
  });
});

describe('WATCH-3 what a browser keeps', () => {
  it('is kept per site', () => {
    expect(browserKey('site-1' as SiteId, 'favourites')).toBe('forecourt:site-1:favourites');
    expect(browserKey('site-2' as SiteId, 'viewed')).toBe('forecourt:site-2:viewed');
  });

  it('holds each thing once, the first that was read', () => {
    const stored = [
      { id: 'a', n: 1 },
      { id: 'a', n: 2 },
      { id: 'b', n: 3 },
    ];
    expect(readBrowserList(stored, readAnything, 9)).toEqual([stored[0], stored[2]]);
    expect(readBrowserList(stored, readAnything, 1)).toEqual([stored[0]]);
  });

  it('puts the newest first and forgets the oldest', () => {
    const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
    expect(withNewest([a, b], c, 3)).toEqual([c, a, b]);
    expect(withNewest([a, b], c, 2)).toEqual([c, a]);
    expect(withNewest([a, b], b, 2)).toEqual([b, a]);
    expect(withNewest([a, b], c, 0)).toEqual([]);
    expect(withNewest([a, b], c, -1)).toEqual([]);
  });
});
