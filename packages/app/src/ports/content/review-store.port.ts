import type { LocationId, SiteId } from '@forecourt/domain/core/ids';
import type { ReviewSet } from '@forecourt/domain/reviews/review';
import type { ReadReviews } from './review-source.port.ts';

/** A set that a service can be asked for, by the name under which it knows the place. */
export interface AskedSet {
  readonly id: string;
  readonly externalId: string;
  readonly count: number;
  readonly refreshedAt: Date | null;
}

/** Reviews as the reviews services last gave them (DATA-3). A page reads these and never waits for a service. */
export interface ReviewStore {
  /** A location's sets, one for each service, each with its newest reviews. */
  listForLocation(locationId: LocationId, reviewLimit: number): Promise<readonly ReviewSet[]>;

  /** The sets of all dealerships that a site shows, each with its newest reviews. */
  listForSite(siteId: SiteId, reviewLimit: number): Promise<readonly ReviewSet[]>;

  /**
   * Makes a set what the service said: new reviews are added, known ones rewritten, vanished ones
   * removed. At most 1,000 of them. Under `externalId` the service knows the place; left out, it stays what it was.
   */
  replaceSet(set: ReviewSet & { readonly externalId?: string }): Promise<void>;

  /** The sets of a site that a service can be asked for, those first that were read longest ago. */
  listAsked(siteId: SiteId, limit: number): Promise<readonly AskedSet[]>;

  findAsked(setId: string): Promise<AskedSet | null>;

  /** Writes what a service said of a set that is there, all of it or nothing. Answers whether the set was. */
  refreshSet(setId: string, read: ReadReviews, at: Date): Promise<boolean>;
}
