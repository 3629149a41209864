import { buildCar } from '@forecourt/testkit/build-car';
import { expect, it } from 'vitest';
import { priceGap, widestPriceGap } from './price-gap.ts';

it.each([
  [1_000_000, 1_000_000, 1],
  [1_000_000, 1_500_000, 1.5],
  [1_500_000, 1_000_000, 1.5],
  [1_500_000, null, widestPriceGap],
  [null, 1_500_000, widestPriceGap],
])('SRCH-18 the gap between %s and %s cents is %s', (one, other, gap) => {
  expect(priceGap(buildCar({ priceCents: one }), buildCar({ priceCents: other }), 1_000)).toBe(gap);
});
