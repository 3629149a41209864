import { describe, expect, it } from 'vitest';
import { chanceWords } from './chance-words.ts';
import { draw, outcomesOf, totalWeight, type Outcome } from './draw.ts';
import { isDrawnAsKept } from './game-entry.ts';
import { prizeCode } from './prize-code.ts';
import { buildGame, buildPrize } from './test/build-game.ts';

const seedOf = (value: bigint) => value.toString(16).padStart(64, '0');

/** A stream of seeds that is the same each time (xorshift, 64 bits). */
function* seedsFrom(start: bigint) {
  const mask = (1n << 64n) - 1n;
  let state = start;
  const next = () => {
    state ^= (state << 13n) & mask;
    state ^= state >> 7n;
    state ^= (state << 17n) & mask;
    return state;
  };
  for (;;) yield seedOf((next() << 192n) | (next() << 128n) | (next() << 64n) | next());
}

describe('PAGE-4.2 a draw', () => {
  const outcomes: readonly Outcome[] = [
    { prize: 'fuel', weight: 1 },
    { prize: 'service', weight: 4 },
    { prize: null, weight: 5 },
  ];

  it.each([
    [0n, 'fuel'],
    [1n, 'service'],
    [4n, 'service'],
    [5n, null],
    [9n, null],
    [10n, 'fuel'],
    [2n ** 256n - 1n, null],
  ])('counts the remainder of %s off along the outcomes: %s', (value, prize) => {
    expect(draw(seedOf(value), outcomes)).toBe(prize);
  });

  it('comes to the same again, and an entry that was changed is found out', () => {
    const seed = seedOf(3n);
    const won = { prize: 'service', prizeNumber: 1, code: 'AAAA-AAAA', claimUntil: new Date(0) };
    expect(isDrawnAsKept({ seed, outcomes, won })).toBe(true);
    expect(isDrawnAsKept({ seed, outcomes, won: { ...won, prize: 'fuel' } })).toBe(false);
    expect(isDrawnAsKept({ seed: seedOf(7n), outcomes, won: null })).toBe(true);
  });

  it.each(['', 'abc', 'G'.repeat(64)])('takes no seed like %j', (seed) => {
    expect(() => draw(seed, outcomes)).toThrow(RangeError);
  });

  it('needs something to draw from', () => {
    expect(() => draw(seedOf(1n), [{ prize: null, weight: Number.NaN }])).toThrow(RangeError);
    expect(() => draw(seedOf(1n), [])).toThrow(RangeError);
  });

  it('keeps the chances: 100,000 draws pass a chi-square test', () => {
    const game = buildGame({
      noPrizeWeight: 9_000,
      prizes: [
        buildPrize({ key: 'year', weight: 10 }),
        buildPrize({ key: 'service', weight: 90 }),
        buildPrize({ key: 'card', weight: 300 }),
        buildPrize({ key: 'lollies', weight: 600 }),
      ],
    });
    const all = outcomesOf(game, new Map());
    const draws = 100_000;
    const seeds = seedsFrom(0x9e37_79b9_7f4a_7c15n);
    const counts = new Map<string | null, number>();
    for (let made = 0; made < draws; made += 1) {
      const prize = draw(seeds.next().value as string, all);
      counts.set(prize, (counts.get(prize) ?? 0) + 1);
    }
    const chiSquare = all.reduce((sum, { prize, weight }) => {
      const expected = (draws * weight) / totalWeight(all);
      return sum + ((counts.get(prize) ?? 0) - expected) ** 2 / expected;
    }, 0);
    // Four degrees of freedom: a fair draw is above this once in a thousand times.
    expect(chiSquare).toBeLessThan(18.47);
  });

  it('leaves out a prize of which none is left', () => {
    const game = buildGame({
      noPrizeWeight: 5,
      prizes: [buildPrize({ count: 2 }), buildPrize({ key: 'fuel' })],
    });
    expect(outcomesOf(game, new Map([['service', 2]]))).toEqual([
      { prize: 'fuel', weight: 10 },
      { prize: null, weight: 5 },
    ]);
    expect(outcomesOf(game, new Map([['service', 1]]))).toHaveLength(3);
  });
});

describe('PAGE-4.2 what is said of a draw', () => {
  it.each([
    [1, 7_400, '1 in 7,400'],
    [25, 1_000, '1 in 40'],
    [700, 1_000, '1 in 1.4'],
    [1, 1, '1 in 1'],
  ])('%s of %s is %s', (weight, total, words) => {
    expect(chanceWords(weight, total)).toBe(words);
  });

  it('is a code of letters that nobody mistakes, the same for the same seed', () => {
    const seed = `0001ff20ab${'0'.repeat(54)}`;
    expect(prizeCode(seed)).toBe('23Z2-D222');
    expect(prizeCode(seed)).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
  });
});
