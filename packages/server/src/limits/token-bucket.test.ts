import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenBuckets } from './token-bucket.ts';

describe('a token bucket', () => {
  it('lets a burst pass, then says when the next may', () => {
    const take = tokenBuckets<string>({ perSecond: 10, burst: 3 });
    expect([0, 1, 2].map(() => take('a', 0))).toEqual([0, 0, 0]);
    expect(take('a', 0)).toBeCloseTo(100);
    expect(take('a', 60)).toBeCloseTo(40);
    expect(take('a', 101)).toBe(0);
    expect(take('b', 101)).toBe(0);
  });

  it('never lets more pass than its rate and one burst, however it is asked', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 200 }), { maxLength: 200 }), (pauses) => {
        const take = tokenBuckets<string>({ perSecond: 20, burst: 5 });
        let atMs = 0;
        let passed = 0;
        for (const pause of pauses) {
          atMs += pause;
          if (take('a', atMs) === 0) passed += 1;
        }
        expect(passed).toBeLessThanOrEqual(5 + (atMs / 1_000) * 20 + 1e-6);
      }),
    );
  });

  it('knows a bounded number of keys', () => {
    const take = tokenBuckets<number>({ perSecond: 1, burst: 1 }, 10);
    for (let key = 0; key < 100; key += 1) take(key, 0);
    expect(take(99, 0)).toBeGreaterThan(0);
    expect(take(0, 0)).toBe(0);
  });
});
