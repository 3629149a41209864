import type { CarId, DealershipId } from '@forecourt/domain/core/ids';

/** What the search index has to look at again. Without a car: everything of the dealership. */
export interface StockChange {
  readonly dealershipId: DealershipId;
  readonly carId: CarId | null;
  readonly kind: 'car_changed' | 'car_deleted' | 'dealership_changed' | 'location_changed';
}

/** The search index's letter box: what is put in goes out only if the transaction is kept. */
export interface OutboxStore {
  /** At most 1000 at once. */
  append(changes: readonly StockChange[]): Promise<void>;
}
