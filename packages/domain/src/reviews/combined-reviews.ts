import type { Review, ReviewSet } from './review.ts';

type CountedSet = Pick<ReviewSet, 'averageRating' | 'count' | 'reviews'>;

/**
 * Several sets as one, for the site of several dealerships: every review counts once, so that the average
 * is the true one and not that of averages. A set that has no average cannot change it.
 */
export function combinedReviews(sets: readonly CountedSet[]): {
  readonly averageRating: number | null;
  readonly count: number;
  readonly reviews: readonly Review[];
} {
  const rated = sets.flatMap(({ averageRating, count }) =>
    averageRating === null || count === 0 ? [] : [{ averageRating, count }],
  );
  const ratedCount = rated.reduce((sum, { count }) => sum + count, 0);
  const points = rated.reduce((sum, { averageRating, count }) => sum + averageRating * count, 0);
  return {
    averageRating: ratedCount === 0 ? null : points / ratedCount,
    count: sets.reduce((sum, { count }) => sum + count, 0),
    reviews: sets.flatMap(({ reviews }) => reviews),
  };
}
