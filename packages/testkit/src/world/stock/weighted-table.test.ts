import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemAt, weightedTable, wordTable } from './weighted-table.ts';

describe('a draw by weight', () => {
  it('gives each item its share of the places', () => {
    const table = wordTable({ used: 7, demo: 1, new: 2 });
    const drawn = Array.from({ length: 1_000 }, (_, place) => itemAt(table, place / 1_000));
    const count = (word: string) => drawn.filter((item) => item === word).length;
    expect([count('used'), count('demo'), count('new')]).toEqual([700, 100, 200]);
  });

  it('never gives what weighs nothing', () => {
    fc.assert(
      fc.property(
        fc
          .array(fc.nat({ max: 5 }), { minLength: 1 })
          .filter((weights) => weights.some((weight) => weight > 0)),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (weights, place) => {
          const table = weightedTable([...weights.keys()], (index) => weights[index] ?? 0);
          expect(weights[itemAt(table, place)]).toBeGreaterThan(0);
        },
      ),
    );
  });

  it('throws where there is nothing', () => {
    expect(() => itemAt(wordTable({}), 0.5)).toThrow('Nothing to draw from');
  });
});
