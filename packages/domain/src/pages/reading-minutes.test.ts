import { expect, it } from 'vitest';
import { readingMinutes } from './reading-minutes.ts';

it.each([
  ['nothing', [], 1],
  ['an empty text', [''], 1],
  ['a few words', ['Check the oil.'], 1],
  ['several texts together', ['word '.repeat(300), 'word '.repeat(320)], 3],
])('PAGE-2.1 of %s', (_, texts, minutes) => {
  expect(readingMinutes(texts)).toBe(minutes);
});
