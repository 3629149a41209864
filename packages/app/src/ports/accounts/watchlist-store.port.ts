import type { CarId, VisitorId } from '@forecourt/domain/core/ids';
import type { WatchlistEntry } from '@forecourt/domain/watchlist/watchlist';

/** The cars that signed-in visitors of a site saved. */
export interface WatchlistStore {
  /** Answers false where the site does not show the car or does not know the visitor. Saving twice is saving once. */
  save(visitorId: VisitorId, carId: CarId, now: Date): Promise<boolean>;
  /** Answers whether the car was in the list. */
  remove(visitorId: VisitorId, carId: CarId): Promise<boolean>;
  /** The last saved first. A car the site no longer shows is left out. */
  list(visitorId: VisitorId, limit: number): Promise<readonly WatchlistEntry[]>;
}
