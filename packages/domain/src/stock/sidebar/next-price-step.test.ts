import { expect, it } from 'vitest';
import { nextPriceStep } from './next-price-step.ts';

it('SRCH-9 a limit is raised to the third car above it, in whole thousands', () => {
  expect(nextPriceStep([12_990, 27_490, 27_900, 45_000], false)).toEqual({ max: 28_000, count: 3 });
  expect(nextPriceStep([12_990, 27_490, 27_900, 27_990], false)).toEqual({ max: 28_000, count: 4 });
});

it('SRCH-9 a limit is raised less where more cars than are known may lie below the third', () => {
  expect(nextPriceStep([12_990, 27_490, 27_900], true)).toEqual({ max: 13_000, count: 1 });
  expect(nextPriceStep([12_100, 12_200, 12_300], true)).toBeNull();
});

it('SRCH-9 a limit over which there is nothing is not raised', () => {
  expect(nextPriceStep([], false)).toBeNull();
});
