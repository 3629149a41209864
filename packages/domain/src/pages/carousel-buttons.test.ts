import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carouselRules } from './carousel-buttons.ts';

describe('HOME-4.1 a carousel', () => {
  it.each([
    ['at its beginning', 0, false, true],
    ['a pixel from it', 1, false, true],
    ['in its middle', 300, true, true],
    ['a pixel from its end', 599, true, false],
    ['at its end', 600, true, false],
    ['pulled over its beginning', -40, false, true],
    ['pulled over its end', 640, true, false],
  ])('%s goes back and on: %i', (_, left, canGoBack, canGoOn) => {
    expect(carouselRules.buttons({ left, inSight: 300, width: 900 })).toEqual({ canGoBack, canGoOn });
  });

  it.each([300, 299, 0])('of %i pixels in 300 has nowhere to go', (width) => {
    const nowhere = { canGoBack: false, canGoOn: false };
    expect(carouselRules.buttons({ left: 0, inSight: 300, width })).toEqual(nowhere);
  });

  it('shows all of the row on the way from one end to the other', () => {
    const holds = fc.property(
      fc.nat({ max: 5_000 }),
      fc.integer({ min: 10, max: 2_000 }),
      (width, inSight) => {
        let left = 0;
        let seen = inSight;
        while (carouselRules.buttons({ left, inSight, width }).canGoOn) {
          // As a browser scrolls: never over the end.
          left = Math.min(left + carouselRules.step(inSight), width - inSight);
          if (left > seen) return false;
          seen = left + inSight;
        }
        return seen >= width - 1;
      },
    );
    expect(() => fc.assert(holds, { numRuns: 300, seed: 8 })).not.toThrow();
  });
});
