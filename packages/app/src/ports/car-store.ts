import type { CarId } from '@forecourt/domain/core/ids';
import type { Car } from '@forecourt/domain/stock/car';

/** A place in the list of the newest cars: the last car of the page before. */
export type CarCursor = Pick<Car, 'createdAt' | 'id'>;

/** A car as staff or a feed write it. What is derived from its dealership, yard and photos is left out. */
export type CarToSave = Omit<
  Car,
  'dealershipSlug' | 'location' | 'photosCount' | 'primaryImageUrl' | 'views' | 'createdAt'
>;

export type CarPrices = Pick<Car, 'priceCents' | 'beforePriceCents' | 'offerPriceCents'>;

/** The stock a scope reaches. Cars come whole, with variant, photos, lenders and features. */
export interface CarStore {
  findById(id: CarId): Promise<Car | null>;
  findBySlug(slug: string): Promise<Car | null>;
  /** In the order of the ids; a car the scope does not reach is left out. At most 500 ids. */
  listByIds(ids: readonly CarId[]): Promise<readonly Car[]>;
  /** Newest first, from the one after the cursor on. */
  listNewest(page: { readonly limit: number; readonly after?: CarCursor }): Promise<readonly Car[]>;

  /**
   * Writes the car and replaces all its children. Answers `refused` where the scope may not write to the
   * dealership, or the car belongs to another, and `slug_taken` where another car has its address.
   */
  save(car: CarToSave, now: Date): Promise<'saved' | 'refused' | 'slug_taken'>;
  /** Each of the changes below answers whether it changed something. */
  setPrices(id: CarId, prices: CarPrices): Promise<boolean>;
  /** A car that becomes sold keeps the moment of its first sale; any other status forgets it. */
  setStatus(id: CarId, status: string, now: Date): Promise<boolean>;
  /** Takes a car off the market by hand, as when a buyer pays a deposit in the yard. */
  markReserved(id: CarId): Promise<boolean>;
  release(id: CarId): Promise<boolean>;
}
