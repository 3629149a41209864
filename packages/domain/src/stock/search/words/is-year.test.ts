import { expect, it } from 'vitest';
import { isYear } from './is-year.ts';

it.each([
  [1949, false],
  [1950, true],
  [2027, true],
  [2028, false],
])('whether %i is a year of a car, in 2026: %s', (value, is) => {
  expect(isYear(value, 2027)).toBe(is);
});
