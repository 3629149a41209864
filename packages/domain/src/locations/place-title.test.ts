import { expect, it } from 'vitest';
import { placeTitle } from './place-title.ts';

it.each([
  ['Derwent Park - Sales', 'Huon Electric', 'Huon Electric Derwent Park'],
  ['Aspley - Service', 'Moreton Toyota Aspley', 'Aspley'],
  ['Kestrel Richmond', 'Kestrel Richmond', 'Kestrel Richmond'],
  ['Bigyard Geelong', 'Bigyard', 'Bigyard Geelong'],
])('LOC-1.1 calls %s of %s %s', (location, dealership, title) => {
  expect(placeTitle(location, dealership)).toBe(title);
});
