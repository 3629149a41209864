import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byteLimitedMap } from './byte-limited-map.ts';

const limits = { most: 100_000, mostOfOwner: 40_000 };

describe('a map with a limit of bytes', () => {
  it('evicts what its owner used longest ago', () => {
    const map = byteLimitedMap<number>(limits);
    for (let key = 0; key < 4; key += 1) map.set('a', String(key), key, 9_400);
    expect(map.get('a', '0')).toBe(0);
    map.set('a', '4', 4, 9_400);
    expect(map.get('a', '1')).toBeUndefined();
    expect([map.get('a', '0'), map.get('a', '4')]).toEqual([0, 4]);
  });

  it('keeps what is used again and again, however much comes and goes', () => {
    const map = byteLimitedMap<number>({ most: 1_000_000, mostOfOwner: 1_000_000 });
    map.set('a', 'often', 1, 500);
    for (let key = 0; key < 10_000; key += 1) {
      map.set('a', `${key}`, key, 500);
      expect(map.get('a', 'often')).toBe(1);
    }
    expect(map.get('a', '0')).toBeUndefined();
  });

  it('lets no owner evict the others, however much it brings', () => {
    const map = byteLimitedMap<number>(limits);
    map.set('quiet', 'one', 1, 500);
    for (let key = 0; key < 10_000; key += 1) map.set('loud', `${key}`, key, 5_000);
    for (let key = 0; key < 10_000; key += 1) map.set('louder', `${key}`, key, 5_000);
    for (let key = 0; key < 10_000; key += 1) map.set('loudest', `${key}`, key, 5_000);
    expect(map.get('quiet', 'one')).toBe(1);
    expect(map.bytes).toBeLessThanOrEqual(limits.most);
  });

  it('does not take what would leave no room, and forgets what it had in its place', () => {
    const map = byteLimitedMap<number>(limits);
    map.set('a', 'one', 1, 100);
    map.set('a', 'one', 2, 39_000);
    expect(map.get('a', 'one')).toBeUndefined();
    expect([map.bytes, map.size]).toEqual([0, 0]);
  });

  it('stays within its limits and knows what it holds, whatever is done to it', () => {
    const step = fc.record({
      owner: fc.constantFrom('a', 'b', 'c'),
      key: fc.constantFrom('1', '2', '3', '4', '5'),
      bytes: fc.nat(12_000),
      isDeleted: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const map = byteLimitedMap<string>({ most: 40_000, mostOfOwner: 30_000 });
        for (const { owner, key, bytes, isDeleted } of steps) {
          if (isDeleted) map.delete(owner, key);
          else map.set(owner, key, `${owner}${key}`, bytes);
          expect(map.bytes).toBeLessThanOrEqual(40_000);
        }
        const held = ['a', 'b', 'c'].flatMap((owner) =>
          ['1', '2', '3', '4', '5'].flatMap((key) => {
            const value = map.get(owner, key);
            return value === undefined ? [] : [{ value, expected: `${owner}${key}` }];
          }),
        );
        expect(held).toHaveLength(map.size);
        for (const { value, expected } of held) expect(value).toBe(expected);
      }),
    );
  });
});
