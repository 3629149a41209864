import type { RatesOfYear } from '@forecourt/domain/finance/rate-bands';
import type { CarId } from '@forecourt/domain/core/ids';
import type { Car } from '@forecourt/domain/stock/car/car';

/**
 * A car as staff or a feed write it. What is derived from its dealership, location and photos is left out, and
 * so is the history of its price, which the store keeps.
 */
export type CarToSave = Omit<
  Car,
  'dealershipSlug' | 'location' | 'photosCount' | 'primaryImageUrl' | 'views' | 'createdAt' | 'priceHistory'
>;

/** What a lead keeps of its car: from the car's own row and the name of its location. */
export type CarOutline = Pick<
  Car,
  | 'id'
  | 'dealershipId'
  | 'locationId'
  | 'name'
  | 'year'
  | 'make'
  | 'model'
  | 'badge'
  | 'carType'
  | 'status'
  | 'tag'
  | 'priceCents'
  | 'priceType'
  | 'km'
  | 'colour'
  | 'simpleBody'
  | 'simpleTransmission'
  | 'simpleFuel'
  | 'stockNumber'
  | 'vin'
> & { readonly locationName: string | null };

export type CarPrices = Pick<Car, 'priceCents' | 'beforePriceCents' | 'offerPriceCents'>;

/**
 * The stock a scope reaches. Cars come whole, with variant, photos, lenders, market and the newest hundred
 * prices. In the same transaction every change also tells the search index, and a change of what a buyer
 * is asked is added to the history of the price.
 */
export interface CarStore {
  findById(id: CarId): Promise<Car | null>;
  /** Of a car what is needed while a visitor waits for a form to be taken. */
  findOutline(id: CarId): Promise<CarOutline | null>;

  /** The lowest rates of a lender for each year of the cars that are for sale, the newest first. */
  listRates(provider: string, limit: number): Promise<readonly RatesOfYear[]>;
  findBySlug(slug: string): Promise<Car | null>;
  /** In the order of the ids; a car the scope does not reach is left out. At most 500 ids. */
  listByIds(ids: readonly CarId[]): Promise<readonly Car[]>;
  /** Newest first, those after the car `after` where that is given; a car that is gone ends the list. */
  listNewest(page: { readonly limit: number; readonly after?: CarId }): Promise<readonly Car[]>;

  /** The car, which nobody else can change before the transaction ends; null where the scope may not change it. */
  findToChange(id: CarId): Promise<Car | null>;

  /**
   * Writes the car and makes its children what is given. A car stays with its dealership: what another one
   * has under this id is `elsewhere`, and so is a new car of a dealership that is not the scope's.
   * `slug_taken`: another car of the dealership has the address.
   */
  save(car: CarToSave, now: Date): Promise<'saved' | 'unchanged' | 'slug_taken' | 'elsewhere'>;
  /** Each of the changes below answers whether it changed something. */
  setPrices(id: CarId, prices: CarPrices, now: Date): Promise<boolean>;
  /** A car that becomes sold keeps the moment of its sale; any other status forgets it. */
  setStatus(id: CarId, status: string, now: Date): Promise<boolean>;
  /** Whether sites show the car; one that is not shown is a draft. */
  setShown(id: CarId, shown: boolean): Promise<boolean>;
  /** Takes a car off the market by hand, as when a buyer pays a deposit at the desk. */
  markReserved(id: CarId): Promise<boolean>;
  release(id: CarId): Promise<boolean>;
}
