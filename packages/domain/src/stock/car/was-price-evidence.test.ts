import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAskedBefore, type PriceChange } from './was-price-evidence.ts';

/** Prices by the day of May 2026 on which they began. */
const asked = (...prices: readonly [day: number, dollars: number | null][]): readonly PriceChange[] =>
  prices.map(([day, dollars]) => ({
    askedFrom: new Date(Date.UTC(2026, 4, day)),
    cents: dollars === null ? null : dollars * 100,
  }));

const former = 2_000_000;

describe('LAW-2.6 how long a former price was asked', () => {
  it.each<[string, readonly PriceChange[], number]>([
    ['a price that fell after 28 days', asked([1, 20_000], [29, 18_000]), 28],
    ['a higher price before it', asked([1, 21_000], [10, 20_000], [29, 18_000]), 28],
    ['a lower price before it', asked([1, 19_999], [10, 20_000], [29, 18_000]), 19],
    ['a lower price between', asked([1, 20_000], [20, 19_000], [25, 20_000], [29, 18_000]), 4],
    ['a lower price right before', asked([1, 20_000], [20, 19_000], [29, 18_000]), 0],
    ['a time without a price between', asked([1, 20_000], [20, null], [25, 20_000], [29, 18_000]), 4],
    ['no price before', asked([1, null], [29, 18_000]), 0],
    ['a former price that is still asked', asked([1, 20_000]), 0],
    ['no history', [], 0],
  ])('%s', (_title, history, days) => {
    expect(daysAskedBefore(history, former)).toBe(days);
  });

  it('counts whole days only', () => {
    const history = [
      { cents: former, askedFrom: new Date('2026-05-01T00:00:01Z') },
      { cents: 1_800_000, askedFrom: new Date('2026-05-29T00:00:00Z') },
    ];
    expect(daysAskedBefore(history, former)).toBe(27);
  });

  it('does not depend on the order in which the history comes, and leaves it as it is', () => {
    const change = fc.record({
      askedFrom: fc.integer({ min: 0, max: 100 }).map((day) => new Date(day * 86_400_000)),
      cents: fc.option(fc.constantFrom(1_900_000, 2_000_000, 2_100_000)),
    });
    const changes = fc.uniqueArray(change, {
      maxLength: 8,
      selector: ({ askedFrom }) => askedFrom.getTime(),
    });
    fc.assert(
      fc.property(changes, (history) => {
        const given = [...history];
        expect(daysAskedBefore(history, former)).toBe(daysAskedBefore(history.toReversed(), former));
        expect(history).toEqual(given);
      }),
    );
  });
});
