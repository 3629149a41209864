import { expect, it } from 'vitest';
import vocabulary from './golden-vocabulary.json' with { type: 'json' };
import { isStillTyped } from './is-still-typed.ts';

it.each([
  ['hilux und', 'und', true],
  ['hilux Under', 'Under', true],
  ['hilux less than', 'less than', true],
  ['toyot', 'toyot', true],
  ['hilix', 'hilix', false],
  ['hilux zzzz', 'zzzz', false],
  ['und hilux', 'und', false],
  ['toyot ', 'toyot', false],
  ['hilux', '', false],
])('of %o the words %o may go on: %s', (typed, words, isSo) => {
  expect(isStillTyped(typed, words, vocabulary)).toBe(isSo);
});
