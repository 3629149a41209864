import { expect, it } from 'vitest';
import { fairQuotes } from './fair-quotes.ts';

it.each([
  ['the newest of both sides', [5, 2, 5, 1], 3.6, [5, 2]],
  ['the newest from below in the place of the last', [5, 5, 4, 2, 1], 3.6, [5, 2]],
  ['the newest from above in the place of the last', [1, 2, 5], 3.6, [1, 5]],
  ['what there is where nobody says otherwise', [5, 5, 5], 4.8, [5, 5]],
  ['nothing of who gave no stars', [5, 5, null], 4.8, [5, 5]],
  ['the newest where there is no average', [5, 5, 1], null, [5, 5]],
  ['the only one', [5], 3.6, [5]],
])('RULE-15.1 quotes %s', (_, ratings, average, quoted) => {
  const reviews = ratings.map((rating) => ({ rating }));
  expect(fairQuotes(reviews, average, 2).map(({ rating }) => rating)).toEqual(quoted);
});
