import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carouselButtons, collapseMs, stepCarousel } from './carousel-buttons.ts';

describe('HOME-4.1 a carousel', () => {
  it.each([
    [0, 9, 3, false, true],
    [1, 9, 3, true, true],
    [5, 9, 3, true, true],
    [6, 9, 3, true, false],
    [99, 9, 3, true, false],
    [-5, 9, 3, false, true],
    [0, 3, 3, false, false],
    [0, 2, 3, false, false],
    [2, 2, 3, false, false],
    [0, 0, 3, false, false],
  ])('at %i of %i with %i in sight goes back: %s, on: %s', (first, count, inSight, canGoBack, canGoOn) => {
    expect(carouselButtons({ first, count, inSight })).toEqual({ canGoBack, canGoOn });
  });

  it.each([
    [0, 'on', 3],
    [3, 'on', 6],
    [5, 'on', 6],
    [6, 'on', 6],
    [6, 'back', 3],
    [2, 'back', 0],
    [0, 'back', 0],
    [99, 'back', 3],
    [-5, 'on', 3],
  ] as const)('at %i steps %s to %i', (first, step, next) => {
    expect(stepCarousel({ first, count: 9, inSight: 3 }, step)).toBe(next);
  });

  it('shows every item on the way from one end to the other', () => {
    const holds = fc.property(fc.nat({ max: 40 }), fc.integer({ min: 1, max: 6 }), (count, inSight) => {
      const seen = new Set<number>();
      let first = 0;
      for (let step = 0; step <= count; step += 1) {
        for (let item = first; item < Math.min(count, first + inSight); item += 1) seen.add(item);
        if (!carouselButtons({ first, count, inSight }).canGoOn) break;
        first = stepCarousel({ first, count, inSight }, 'on');
      }
      return seen.size === count && !carouselButtons({ first, count, inSight }).canGoOn;
    });
    expect(() => fc.assert(holds, { numRuns: 300, seed: 8 })).not.toThrow();
  });

  it('folds in 300 ms', () => {
    expect(collapseMs).toBe(300);
  });
});
