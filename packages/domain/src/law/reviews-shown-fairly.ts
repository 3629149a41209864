/** @planned LAW-1.1 */
import { finding, type Finding, type Place } from './finding.ts';

/** What a page shows of the reviews of a place, and what there is. Rounded averages count as the same. */
export interface ShownReviews {
  readonly where: Place;
  readonly trueAverage: number;
  readonly trueCount: number;
  /** Null: the page shows no reviews at all. */
  readonly shown: {
    readonly average: number | null;
    readonly count: number | null;
    /** Reviews were left out for their rating. */
    readonly isPickedByRating: boolean;
    readonly isSelection: boolean;
    readonly linksToAll: boolean;
  } | null;
  /** The site hides reviews whose average is not above this; 0 hides none. */
  readonly hidesUpTo: number;
}

/** What may mislead in the way a page shows reviews (LAW-2). */
export function reviewsShownFairly({
  where,
  trueAverage,
  trueCount,
  shown,
  hidesUpTo,
}: ShownReviews): readonly Finding[] {
  if (trueCount === 0) return [];
  const report = (what: string, mend: string, mendedBy: 'operator' | 'dealer' = 'operator') =>
    finding('reviews', { severity: 'risk', what, where, mendedBy, mend });
  const showAll = 'Switch on law.showsAllReviews.';
  if (shown === null) {
    const isHidden = hidesUpTo > 0 && trueAverage <= hidesUpTo;
    return isHidden ? [report('Reviews are hidden because their average is low.', showAll)] : [];
  }
  const isAnotherAverage = shown.average !== null && Math.abs(shown.average - trueAverage) >= 0.05;
  return [
    isAnotherAverage && report('The average is not the true one.', showAll),
    shown.count !== null &&
      shown.count !== trueCount &&
      report('The number of reviews is not the true one.', showAll),
    shown.isPickedByRating && report('Reviews are left out for their rating.', showAll),
    shown.isSelection &&
      !shown.linksToAll &&
      report('A selection of reviews has no link to all of them.', 'Give reviews.allReviewsUrl.', 'dealer'),
  ].filter((one) => one !== false);
}
