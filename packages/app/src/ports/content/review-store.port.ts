import type { LocationId, SiteId } from '@forecourt/domain/core/ids';
import type { ReviewSet } from '@forecourt/domain/reviews/review';

/** Reviews as the reviews services last gave them (DATA-3). A page reads these and never waits for a service. */
export interface ReviewStore {
  /** A location's sets, one for each service, each with its newest reviews. */
  listForLocation(locationId: LocationId, reviewLimit: number): Promise<readonly ReviewSet[]>;

  /** The sets of all dealerships that a site shows, each with its newest reviews. */
  listForSite(siteId: SiteId, reviewLimit: number): Promise<readonly ReviewSet[]>;

  /**
   * Makes a set what the service said: new reviews are added, known ones rewritten, vanished ones
   * removed. At most 1,000 of them.
   */
  replaceSet(set: ReviewSet): Promise<void>;
}
