import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../settings/resolve-settings.ts';
import { starFill } from './star-fill.ts';

const { mostFullStars } = resolveSettings([]).settings.reviews;
const drawn = (average: number | null, most = mostFullStars) => {
  const fill = starFill(average, { mostFullStars: most });
  return fill && [fill.full, fill.partialTenths, fill.empty];
};

describe('the stars of an average', () => {
  it.each([
    [0, [0, 0, 5]],
    [0.04, [0, 0, 5]],
    [0.05, [0, 1, 4]],
    [1, [1, 0, 4]],
    [3.4, [3, 4, 1]],
    [3.94, [3, 9, 1]],
    [3.95, [4, 0, 1]],
    [4, [4, 0, 1]],
    [4.04, [4, 0, 1]],
    [4.3, [4, 3, 0]],
    [4.9, [4, 9, 0]],
    [4.95, [4, 9, 0]],
    [5, [4, 9, 0]],
    [7, [4, 9, 0]],
    [-1, [0, 0, 5]],
    [null, null],
    [Number.NaN, null],
  ])('RULE-15.1 %d draws full, tenths and empty %j', (average, stars) => {
    expect(drawn(average)).toEqual(stars);
  });

  it.each([
    [4.9, [4, 9, 0]],
    [4.94, [4, 9, 0]],
    [4.95, [5, 0, 0]],
    [5, [5, 0, 0]],
  ])('RULE-15.1 %d draws %j on a site with up to five full stars', (average, stars) => {
    expect(drawn(average, 5)).toEqual(stars);
  });

  it('RULE-15.1 there are always five, and a better average never draws fewer', () => {
    const rating = fc.double({ min: 0, max: 5, noNaN: true });
    fc.assert(
      fc.property(rating, rating, fc.constantFrom(4, 5), (one, other, most) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)].map(
          (average) => drawn(average, most) ?? [],
        );
        const [full = 0, tenths = 0, empty = 0] = high ?? [];
        expect(full + (tenths > 0 ? 1 : 0) + empty).toBe(5);
        expect((low?.[0] ?? 0) * 10 + (low?.[1] ?? 0)).toBeLessThanOrEqual(full * 10 + tenths);
      }),
      { seed: 15, numRuns: 500 },
    );
  });
});
