import { describe, expect, it } from 'vitest';
import { reviewAge } from './review-age.ts';

describe('DATA-3.1 the age of a review', () => {
  it.each([
    ['2026-11-17', 'today'],
    // A clock elsewhere is ahead of ours.
    ['2026-11-18', 'today'],
    ['2026-11-16', 'yesterday'],
    ['2026-11-11', '6 days ago'],
    ['2026-11-10', '1 week ago'],
    ['2026-10-20', '4 weeks ago'],
    ['2026-10-18', '1 month ago'],
    ['2025-11-20', '12 months ago'],
    ['2025-11-17', '1 year ago'],
    ['2022-01-01', '4 years ago'],
  ])('of %s is %s', (day, words) => {
    expect(reviewAge(day, '2026-11-17')).toBe(words);
  });
});
