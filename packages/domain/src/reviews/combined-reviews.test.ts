import { describe, expect, it } from 'vitest';
import { combinedReviews } from './combined-reviews.ts';

const set = (averageRating: number | null, count: number) => ({ averageRating, count, reviews: [] });

describe('RULE-15.1 the reviews of several dealerships', () => {
  it.each([
    ['one set is itself', [set(4.8, 1_206)], 4.8, 1_206],
    ['every review counts once', [set(5, 10), set(4, 30)], 4.25, 40],
    ['a set without an average changes the count alone', [set(4, 10), set(null, 5)], 4, 15],
    ['a set without reviews changes nothing', [set(4, 10), set(1, 0)], 4, 10],
    ['nothing has no average', [], null, 0],
  ])('%s', (_, sets, averageRating, count) => {
    expect(combinedReviews(sets)).toMatchObject({ averageRating, count });
  });
});
