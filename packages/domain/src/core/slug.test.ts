import { expect, it } from 'vitest';
import { slugOf } from './slug.ts';

it.each([
  ['Mercedes-Benz', 'mercedes-benz'],
  ['Land Rover', 'land-rover'],
  ['Citroën', 'citroen'],
  ['BT-50', 'bt-50'],
  [' up! ', 'up'],
  ['3', '3'],
  ['ID.4 / GTX', 'id-4-gtx'],
  ['日産', ''],
])('names %s as %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
