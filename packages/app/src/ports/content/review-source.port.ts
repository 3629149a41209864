import type { SiteId } from '@forecourt/domain/core/ids';
import type { ReviewSet } from '@forecourt/domain/reviews/review';

/** What a service says of a place now: all that it counts, and the newest of its reviews. */
export type ReadReviews = Pick<ReviewSet, 'count' | 'averageRating' | 'reviews'>;

/** The service is down, slow, refuses us, or talks nonsense. What was read before stays. */
export class ReviewsUnavailable extends Error {
  override readonly name = 'ReviewsUnavailable';
  /** For the log. */
  readonly code: string;
  constructor(code: string) {
    super(`the reviews service is of no use: ${code}`);
    this.code = code;
  }
}

/** A reviews service (DATA-3). A job asks it; no page ever waits for it. Throws ReviewsUnavailable. */
export interface ReviewSource {
  /** By the name under which the service knows the place; null where it knows no such place. */
  read(siteId: SiteId, externalId: string): Promise<ReadReviews | null>;
}
