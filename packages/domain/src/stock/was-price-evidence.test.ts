import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wasPriceIsProven, type PriceChange } from './was-price-evidence.ts';

const at = (day: string, dollars: number | null): PriceChange => ({
  askedFrom: new Date(`${day}Z`),
  cents: dollars === null ? null : dollars * 100,
});
const proven = (history: readonly PriceChange[]) => wasPriceIsProven(3_000_000, history, 28);

describe('the proof of a former price', () => {
  it.each([
    ['it was asked for 28 days', true, [at('2026-01-01T00:00', 30_000), at('2026-01-29T00:00', 28_000)]],
    ['a minute is missing', false, [at('2026-01-01T00:01', 30_000), at('2026-01-29T00:00', 28_000)]],
    ['more was asked', true, [at('2026-01-01T00:00', 31_000), at('2026-01-29T00:00', 28_000)]],
    ['a dollar less was asked', false, [at('2026-01-01T00:00', 29_999), at('2026-01-29T00:00', 28_000)]],
    [
      'two periods make 28 days',
      true,
      [
        at('2026-01-01T00:00', 30_000),
        at('2026-01-15T00:00', null),
        at('2026-01-16T00:00', 30_500),
        at('2026-01-30T00:00', 28_000),
      ],
    ],
    [
      'between two periods it was less',
      false,
      [
        at('2026-01-01T00:00', 30_000),
        at('2026-01-14T00:00', 29_000),
        at('2026-01-16T00:00', 30_000),
        at('2026-01-30T00:00', 28_000),
      ],
    ],
    ['it is still asked', false, [at('2025-01-01T00:00', 30_000)]],
    ['it had no price', false, [at('2026-01-01T00:00', null), at('2026-02-20T00:00', 28_000)]],
    ['there is no history', false, []],
  ])('LAW-2 where %s: %s', (_, expected, history) => {
    expect(proven(history)).toBe(expected);
  });

  it('LAW-2 does not depend on the order in which the history comes, and leaves it as it is', () => {
    const changes = fc.array(
      fc.record({
        askedFrom: fc.integer({ min: 0, max: 100 }).map((day) => new Date(day * 86_400_000)),
        cents: fc.option(fc.constantFrom(2_900_000, 3_000_000, 3_100_000)),
      }),
      { maxLength: 8 },
    );
    const distinct = changes.filter(
      (all) => new Set(all.map(({ askedFrom }) => askedFrom.getTime())).size === all.length,
    );
    fc.assert(
      fc.property(distinct, (history) => {
        const given = [...history];
        expect(proven(history)).toBe(proven(history.toReversed()));
        expect(history).toEqual(given);
      }),
    );
  });
});
