import type { DealershipId, LocationId } from '../core/ids.ts';

/** What one customer wrote (DATA-3). */
export interface Review {
  /** The reviews service's own: a refresh finds the review by it. */
  readonly externalId: string;
  readonly customerName: string | null;
  readonly text: string | null;
  readonly rating: number | null;
  readonly reviewDate: Date | null;
  readonly imageUrl: string | null;
}

/** The reviews of a location, or of a whole dealership, as one service counts them. */
export interface ReviewSet {
  readonly dealershipId: DealershipId;
  readonly locationId: LocationId | null;
  readonly source: string;
  /** How many there are at the service, of which `reviews` are the newest. */
  readonly count: number;
  readonly averageRating: number | null;
  readonly refreshedAt: Date | null;
  readonly reviews: readonly Review[];
}
