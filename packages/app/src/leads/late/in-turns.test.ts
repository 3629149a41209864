import { expect, it } from 'vitest';
import { inTurns } from './in-turns.ts';

it.each([
  ['', ''],
  ['a1', 'a1'],
  ['a1 a2 a3 b1', 'a1 b1 a2 a3'],
  ['a1 b1 a2 b2 c1', 'a1 b1 c1 a2 b2'],
])('%s becomes %s: nobody waits for all of another’s', (given, expected) => {
  const things = given === '' ? [] : given.split(' ');
  expect(inTurns(things, (thing) => thing.charAt(0)).join(' ')).toBe(expected);
});
