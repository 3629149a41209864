import { describe, expect, it } from 'vitest';
import { lruMap } from './lru-map.ts';

describe('an LRU map', () => {
  it('keeps what is used again and again, however much comes and goes', () => {
    const map = lruMap<string, number>(100);
    map.set('often', 1);
    for (let key = 0; key < 10_000; key += 1) {
      map.set(`${key}`, key);
      expect(map.get('often')).toBe(1);
    }
    expect(map.size).toBe(100);
    expect(map.get('0')).toBeUndefined();
    expect(map.get('9999')).toBe(9_999);
  });

  it('forgets first what was not used for longest', () => {
    const map = lruMap<string, number>(3);
    for (const key of ['a', 'b', 'c']) map.set(key, 1);
    map.get('a');
    map.set('d', 1);
    expect([...map.entries()].map(([key]) => key)).toEqual(['c', 'a', 'd']);
  });
});
