import { expect, it } from 'vitest';
import vocabulary from './golden-vocabulary.json' with { type: 'json' };
import { readWords } from './read-words.ts';

it.each([
  ['looking for a hilux with canopy', '"canopy"'],
  ['a hilux with sunrof and a tow bar', '"sunroof" "tow bar"'],
  ['sr5 canopy hilux', 'sr5 "canopy"'],
  ['hilux or', ''],
  ['a hilux and a ranger', ''],
  ['SR5 hilux, GT-Line', 'SR5 GT-Line'],
  ['500 a week', '500 a week'],
  ['cars near broome', 'near broome'],
  ['hilux/sr5', 'sr5'],
  ['a/c', 'a/c'],
])('of %s is left %s', (typed, left) => {
  expect(readWords(typed, vocabulary, 2026).query).toBe(left);
});
