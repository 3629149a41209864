import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { keepResult, type ResultCache } from './result-cache.ts';

const size = resolveSettings([]).settings.searchControls.cachedResults;
const keep = (cache: ResultCache<number>, ...values: number[]) =>
  values.reduce((cached, value) => keepResult(cached, `k${value}`, value, size), cache);
const empty: ResultCache<number> = new Map();
const ten = keep(empty, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10);

describe('the cache of results', () => {
  it('SRCH-10 keeps 10, and the oldest leaves first', () => {
    expect([...ten.values()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect([...keep(ten, 11).values()]).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('SRCH-10 makes a result that came again the newest', () => {
    expect([...keepResult(ten, 'k1', 99, size).values()]).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 99]);
  });

  it('keeps nothing where a site wants no cache, and leaves the given cache as it was', () => {
    expect(keepResult(ten, 'k11', 11, 0).size).toBe(0);
    expect(ten.size).toBe(10);
  });
});
