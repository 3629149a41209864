import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hash, randomFor } from './random.ts';

const drawMany = (key: string, count: number) => {
  const random = randomFor(key);
  return Array.from({ length: count }, () => random.next());
};

describe('numbers that look random', () => {
  it('are the same for a key every time, and on every machine', () => {
    expect(drawMany('car/newstead/17', 50)).toEqual(drawMany('car/newstead/17', 50));
    expect(drawMany('car/newstead/17', 3).map((number) => Math.floor(number * 1_000_000)))
      .toMatchInlineSnapshot(`
      [
        530682,
        967379,
        655717,
      ]
    `);
  });

  it('are others for another key', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        fc.pre(one !== other);
        expect(drawMany(one, 4)).not.toEqual(drawMany(other, 4));
      }),
    );
  });

  it('lie evenly between 0 and 1, also the first of each key', () => {
    const firsts = Array.from({ length: 10_000 }, (_, index) => randomFor(`car/newstead/${index}`).next());
    for (const numbers of [drawMany('a key', 10_000), firsts]) {
      for (let tenth = 0; tenth < 10; tenth += 1) {
        const within = numbers.filter((number) => Math.floor(number * 10) === tenth).length;
        expect(within).toBeGreaterThan(850);
        expect(within).toBeLessThan(1_150);
      }
    }
  });

  it('are whole between two, both included', () => {
    const random = randomFor('dice');
    const thrown = new Set(Array.from({ length: 500 }, () => random.int(1, 6)));
    expect([...thrown].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('pick by weight', () => {
    const random = randomFor('weights');
    const drawn = Array.from({ length: 4_000 }, () => random.weighted({ used: 7, demo: 1, none: 0 }));
    const used = drawn.filter((word) => word === 'used').length / drawn.length;
    expect(used).toBeGreaterThan(0.84);
    expect(used).toBeLessThan(0.91);
    expect(drawn).not.toContain('none');
  });

  it('gather around 0 in a bell, never beyond 3', () => {
    const random = randomFor('bell');
    const drawn = Array.from({ length: 4_000 }, () => random.bell());
    expect(Math.abs(drawn.reduce((sum, number) => sum + number, 0) / drawn.length)).toBeLessThan(0.06);
    expect(drawn.filter((number) => Math.abs(number) < 1).length).toBeGreaterThan(2_400);
    expect(Math.max(...drawn.map(Math.abs))).toBeLessThanOrEqual(3);
  });

  it('refuse to pick from nothing', () => {
    expect(() => randomFor('a').pick([])).toThrow('Nothing to pick from');
    expect(() => randomFor('a').weighted({})).toThrow('Nothing to pick from');
  });

  it('come from a hash whose salts and keys hardly ever agree', () => {
    const hashes = Array.from({ length: 20_000 }, (_, index) =>
      hash(`car/newstead/${index % 10_000}`, index < 10_000 ? 1 : 2),
    );
    // Two of 20,000 may share one of four thousand million by chance, not many.
    expect(new Set(hashes).size).toBeGreaterThan(19_990);
  });
});
