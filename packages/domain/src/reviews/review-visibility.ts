import type { SiteSettings } from '../settings/registry.ts';
import type { Review, ReviewSet } from './review.ts';

type ReviewSettings = Pick<
  SiteSettings['reviews'],
  'hidesReviews' | 'minimumRating' | 'quantity' | 'heading' | 'hiddenTitles' | 'allReviewsUrl'
>;
type ReviewLaw = Pick<SiteSettings['law'], 'showsAllReviews'>;

export interface VisibleReviews {
  /** Null: one of the titles that the site leaves away. */
  readonly heading: string | null;
  readonly averageRating: number | null;
  readonly count: number;
  /** The newest first, at most as many as the full list holds. */
  readonly reviews: readonly Review[];
  /** That there are more reviews than these: the page says so, and links to all of them. */
  readonly isSelection: boolean;
  readonly allReviewsUrl: string | null;
}

/**
 * The reviews that a page shows (RULE-15): all or nothing, never only the good ones. They show when their
 * average exceeds the site's minimum; where the law's setting shows all, whatever their average. Null: the
 * page has no reviews.
 */
export function reviewVisibility(
  set: Pick<ReviewSet, 'averageRating' | 'count' | 'reviews'>,
  settings: ReviewSettings,
  law: ReviewLaw,
): VisibleReviews | null {
  if (settings.hidesReviews || (set.count === 0 && set.reviews.length === 0)) return null;
  if (!law.showsAllReviews && !showsRating(set.averageRating, settings, law)) return null;
  const reviews = newestFirst(set.reviews).slice(0, settings.quantity);
  return {
    heading: headingOf(settings),
    averageRating: set.averageRating,
    count: set.count,
    reviews,
    isSelection: reviews.length < set.count,
    allReviewsUrl: settings.allReviewsUrl,
  };
}

/** Whether an average stands beside a location or over reviews (RULE-15): above the minimum, not at it. */
export function showsRating(
  averageRating: number | null,
  settings: Pick<ReviewSettings, 'hidesReviews' | 'minimumRating'>,
  law: ReviewLaw,
): averageRating is number {
  if (settings.hidesReviews || averageRating === null) return false;
  return law.showsAllReviews || averageRating > settings.minimumRating;
}

/** A review without a date cannot be called new. */
function newestFirst(reviews: readonly Review[]): readonly Review[] {
  return [...reviews].sort(
    (one, other) => (other.reviewDate?.getTime() ?? 0) - (one.reviewDate?.getTime() ?? 0),
  );
}

function headingOf({ heading, hiddenTitles }: ReviewSettings): string | null {
  return hiddenTitles.some((title) => plain(title) === plain(heading)) ? null : heading;
}

function plain(title: string): string {
  return title.trim().toLowerCase();
}
