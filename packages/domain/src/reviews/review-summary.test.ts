import { expect, it } from 'vitest';
import { resolveSettings } from '../settings/resolve-settings.ts';
import { reviewSummary } from './review-summary.ts';

const settings = resolveSettings([]).settings.locations;

it.each([
  [null, null],
  [0, null],
  [1, 'Based on 1 review'],
  [2, 'Based on 2 reviews'],
  [1204, 'Based on 1,204 reviews'],
])('LOC-5 the rating box of %j reviews reads %j', (count, words) => {
  expect(reviewSummary(count, settings)).toBe(words);
});

it('LOC-5 has the words of the site', () => {
  expect(reviewSummary(3, { ratingText: '{count} of {count} happy' })).toBe('3 of 3 happy');
});
