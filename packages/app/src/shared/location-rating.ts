import type { Location } from '@forecourt/domain/locations/location';
import { reviewSummary } from '@forecourt/domain/reviews/review-summary';
import { showsRating } from '@forecourt/domain/reviews/review-visibility';
import { starFill, type StarFill } from '@forecourt/domain/reviews/star-fill';
import type { SiteSettings } from '@forecourt/domain/settings/registry';

export interface LocationRatingView {
  readonly average: string;
  readonly stars: StarFill | null;
  readonly summary: string;
}

type RatingSettings = Pick<SiteSettings, 'locations' | 'reviews' | 'law'>;

/** What customers think of a place: of the department, else of another at its address. */
export function locationRating(
  here: readonly Location[],
  settings: RatingSettings,
): LocationRatingView | null {
  const rated = here.find(
    ({ averageRating, reviewCount }) => averageRating !== null && (reviewCount ?? 0) > 0,
  );
  const summary = rated ? reviewSummary(rated.reviewCount, settings.locations) : null;
  if (!rated || summary === null || !showsRating(rated.averageRating, settings.reviews, settings.law)) {
    return null;
  }
  const { averageRating } = rated;
  return { average: averageRating.toFixed(1), stars: starFill(averageRating, settings.reviews), summary };
}
