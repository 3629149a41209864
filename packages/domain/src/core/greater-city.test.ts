import { expect, it } from 'vitest';
import { greaterCity } from './greater-city.ts';

it.each([
  ['3214', 'Geelong'],
  ['6017', 'Perth'],
  ['3175', 'Melbourne'],
  [' 4509 ', 'Brisbane'],
  ['0820', 'Darwin'],
  ['2794', null],
  ['', null],
  ['Perth', null],
  [null, null],
  [undefined, null],
])('a yard with postcode %s is in %s', (postcode, city) => {
  expect(greaterCity(postcode)).toBe(city);
});
