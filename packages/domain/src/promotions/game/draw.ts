import type { Game } from './game.ts';

/** One thing that a draw may come to; null is no prize. Its chance is its weight among those of all outcomes. */
export interface Outcome {
  readonly prize: string | null;
  readonly weight: number;
}

/** How many of each prize have been won, by its key. */
export type PrizesTaken = ReadonlyMap<string, number>;

/** What can be drawn now: each prize that is left, in the order of the record, and last of all nothing (PAGE-4). */
export function outcomesOf(
  { prizes, noPrizeWeight }: Pick<Game, 'noPrizeWeight' | 'prizes'>,
  taken: PrizesTaken,
): readonly Outcome[] {
  return [
    ...prizes
      .filter(({ key, count }) => (taken.get(key) ?? 0) < count)
      .map(({ key, weight }) => ({ prize: key, weight })),
    { prize: null, weight: noPrizeWeight },
  ];
}

/**
 * Draws one of the outcomes by a seed (PAGE-4): the seed is a number of 64 hexadecimal digits; its remainder, divided
 * by the sum of all weights, is counted off along the outcomes in their order. The same seed and outcomes always come to
 * the same, so whoever has both can draw again. A seed is so much longer than any sum that no outcome gains by it.
 */
export function draw(seed: string, outcomes: readonly Outcome[]): string | null {
  if (!/^[0-9a-f]{64}$/.test(seed)) throw new RangeError('A seed has 64 hexadecimal digits');
  let left = Number(BigInt(`0x${seed}`) % BigInt(totalWeight(outcomes)));
  for (const { prize, weight } of outcomes) {
    if (left < weight) return prize;
    left -= weight;
  }
  throw new RangeError('There is nothing to draw from');
}

export function totalWeight(outcomes: readonly Outcome[]): number {
  return outcomes.reduce((sum, { weight }) => sum + weight, 0);
}
