import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shuffled } from './shuffled.ts';

describe('shuffling', () => {
  it('RULE-12.1 keeps everything, gives the same order for the same seed, and touches nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 30 }), fc.string(), (things, seed) => {
        const before = [...things];
        const order = shuffled(things, seed);
        expect(things).toEqual(before);
        expect(order.toSorted((one, other) => one - other)).toEqual(
          things.toSorted((one, other) => one - other),
        );
        expect(shuffled(things, seed)).toEqual(order);
      }),
      { seed: 12, numRuns: 200 },
    );
  });

  it('RULE-12.1 gives the same order on every machine and in every version', () => {
    const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    expect(shuffled(letters, 'harbour 2026-01-05').join('')).toBe('edhagbcf');
    expect(shuffled(letters, 'harbour 2026-01-06').join('')).toBe('ahfcgedb');
  });

  it('RULE-12.1 gives every order its chance from day to day', () => {
    const counts = new Map<string, number>();
    for (let day = 0; day < 6_000; day += 1) {
      const order = shuffled(['a', 'b', 'c'], `site ${day}`).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    expect(Math.min(...counts.values())).toBeGreaterThan(850);
    expect(Math.max(...counts.values())).toBeLessThan(1_150);
  });
});
