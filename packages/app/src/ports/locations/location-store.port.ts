import type { LocationId } from '@forecourt/domain/core/ids';
import type { Town } from '@forecourt/domain/locations/town';
import type { Location, OpeningHours, SpecialHours } from '@forecourt/domain/locations/location';

/** A location as staff write it. Hours are written on their own, and the rating comes from reviews. */
export type LocationToSave = Omit<
  Location,
  'dealershipSlug' | 'openingHours' | 'specialHours' | 'averageRating' | 'reviewCount'
>;

/** The locations of the dealerships a scope reaches, with their hours. */
export interface LocationStore {
  find(id: LocationId): Promise<Location | null>;
  /** In the dealer's order. Hidden ones are in it: what a page shows is a rule and not a query. */
  list(limit: number): Promise<readonly Location[]>;
  /** Where they are, each town once. */
  listTowns(limit: number): Promise<readonly Town[]>;

  /**
   * Writes a location and its address. `slug_taken`: another location of the dealership has the slug;
   * `elsewhere`: another dealership has the location.
   */
  save(location: LocationToSave): Promise<'saved' | 'slug_taken' | 'elsewhere'>;
  /** Both answer false where there is no such location that the scope may write to. */
  replaceHours(id: LocationId, hours: readonly OpeningHours[]): Promise<boolean>;
  /** Replaces the special hours from a date on; those before it are history and stay. At most 400. */
  replaceSpecialHours(id: LocationId, from: string, hours: readonly SpecialHours[]): Promise<boolean>;
}
