import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Hallam & Sons', 'HS'],
  ['David Hallam', 'DH'],
  ['élodie van der Berg', 'ÉV'],
  ['Bigyard', 'B'],
  ['4WD', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
