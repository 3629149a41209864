import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceBars } from './price-bars.ts';

const track = { lowest: 0, highest: 24_000 };

describe('HOME-1 the bars over the price slider', () => {
  it('are highest where most cars are for the dollar, and not where a band is wide', () => {
    const bars = priceBars(
      [
        { value: '-4000', count: 40 },
        { value: '4000-24000', count: 40 },
      ],
      track,
    );
    expect(bars).toHaveLength(24);
    expect(bars[0]).toBe(100);
    expect(bars[10]).toBe(20);
  });

  it('are left out where nothing is known', () => {
    expect(priceBars([], track)).toEqual([]);
    expect(priceBars([{ value: 'cheap', count: 3 }], track)).toEqual([]);
  });

  it('lie between nothing and the tallest, whatever the stock', () => {
    const edge = fc.integer({ min: 0, max: 100_000 });
    const band = fc.record({
      value: fc.tuple(edge, edge).map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`),
      count: fc.nat(5_000),
    });
    fc.assert(
      fc.property(fc.array(band, { maxLength: 12 }), (bands) => {
        const bars = priceBars(bands, track);
        expect(bars.every((bar) => bar >= 0 && bar <= 100)).toBe(true);
        expect(bars.length === 0 || bars.includes(100)).toBe(true);
      }),
    );
  });
});
