import type { LocationId } from '@forecourt/domain/core/ids';
import type { Location, OpeningHours, SpecialHours } from '@forecourt/domain/locations/location';

/** A location as staff write it. Hours are written on their own, and the rating comes from reviews. */
export type LocationToSave = Omit<
  Location,
  'dealershipSlug' | 'openingHours' | 'specialHours' | 'averageRating' | 'reviewCount'
>;

/** The locations of the dealerships a scope reaches, with their hours. */
export interface LocationStore {
  find(id: LocationId): Promise<Location | null>;
  /** By name; at most `limit`. Hidden ones are in it: what a page shows is a rule, not a query. */
  list(limit: number): Promise<readonly Location[]>;
  /** Each answers whether the scope may write to the location, and so whether anything was written. */
  save(location: LocationToSave): Promise<boolean>;
  replaceHours(id: LocationId, hours: readonly OpeningHours[]): Promise<boolean>;
  /** Replaces the special hours from a date on; those before it are history and stay. */
  replaceSpecialHours(id: LocationId, from: string, hours: readonly SpecialHours[]): Promise<boolean>;
}
