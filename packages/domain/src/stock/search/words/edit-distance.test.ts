import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

it.each([
  ['hilux', 'hilux', 2, 0],
  ['hilx', 'hilux', 2, 1],
  ['hillux', 'hilux', 2, 1],
  ['hilix', 'hilux', 2, 1],
  ['hilxu', 'hilux', 2, 1],
  ['ihlux', 'hilux', 2, 1],
  ['forresta', 'forester', 3, 3],
  ['kluger', 'ranger', 2, 3],
  ['a', 'landcruiser', 2, 3],
])('from %s to %s, at most %i, are %i mistakes', (one, other, most, distance) => {
  expect(editDistance(one, other, most)).toBe(distance);
});
