import { expect, it } from 'vitest';
import { momentWords } from './moment-words.ts';

const now = new Date('2026-03-02T05:12:00Z');

it.each([
  ['2026-03-02T05:12:00Z', '4:12pm today'],
  ['2026-03-02T22:30:00Z', '9:30am tomorrow'],
  ['2026-03-01T05:00:00Z', '4:00pm yesterday'],
  ['2026-03-06T22:00:00Z', '9:00am on Saturday'],
  ['2026-02-20T22:00:00Z', '9:00am on 21/2/2026'],
])('CON-2 %s is said on the clock of the yard: %s', (moment, words) => {
  expect(momentWords(new Date(moment), now, 'Australia/Sydney')).toBe(words);
});
