interface Rated {
  readonly rating: number | null;
}

/**
 * A few of the newest reviews that stand for all (RULE-15): where they all lie on one side of the average, and others
 * don't, the last of them gives way to the newest from the other side. So a place of 3.6 stars is never told by
 * fives alone.
 */
export function fairQuotes<Review extends Rated>(
  newest: readonly Review[],
  averageRating: number | null,
  count: number,
): readonly Review[] {
  const shown = newest.slice(0, count);
  if (averageRating === null || shown.length < 2) return shown;
  const isBelow = ({ rating }: Rated) => rating !== null && rating < averageRating;
  const below = shown.filter(isBelow).length;
  if (below > 0 && below < shown.length) return shown;
  const other = newest.find((review) => review.rating !== null && isBelow(review) === (below === 0));
  return other ? [...shown.slice(0, -1), other] : shown;
}
