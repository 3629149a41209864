import { expect, it } from 'vitest';
import { ancapText, safetyRatingText } from './safety-rating.ts';

it.each([
  [{ stars: 5, year: 2021 }, '5 stars (2021)'],
  [{ stars: 1, year: 2019 }, '1 star (2019)'],
  [{ stars: 0, year: 2017 }, '0 stars (2017)'],
  [{ stars: 5, year: null }, null],
])('LAW-2.10 shows %j as %j', (rating, expected) => {
  expect(ancapText(rating)).toBe(expected);
});

it.each([
  [null, null],
  [{ ancapRating: 5, ancapYear: 2022 }, '5 stars (2022)'],
  [{ ancapRating: 5, ancapYear: null }, null],
  [{ ancapRating: 0, ancapYear: 2022 }, null],
  [{ ancapRating: null, ancapYear: 2022 }, null],
])('LAW-2.10 of the variant %j shows %j', (variant, expected) => {
  expect(safetyRatingText(variant)).toBe(expected);
});
