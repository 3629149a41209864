import type { ManufacturerId, ModelId } from '../core/ids.ts';

/** A brand (DATA-4). The same for every site of the platform. */
export interface Manufacturer {
  readonly id: ManufacturerId;
  readonly name: string;
  readonly slug: string;
  readonly logoUrl: string | null;
}

/** A model that a manufacturer offers new (DATA-4), as opposed to a car that stands in a yard. */
export interface Model {
  readonly id: ModelId;
  readonly manufacturerId: ManufacturerId;
  readonly name: string;
  readonly slug: string;
  readonly newSlug: string | null;
  readonly overrideUrl: string | null;
  readonly description: string | null;
  readonly shortDescription: string | null;
  /** Up to three body categories. */
  readonly manufacturerBody: readonly string[];
  readonly bodyStyle: string | null;
  readonly status: 'new' | 'coming_soon' | null;
  readonly fromPriceCents: number | null;
  /** What that includes, in the maker's words. */
  readonly fromPriceType: string | null;
  readonly imageUrl: string | null;
  readonly accessoriesCount: number | null;
  readonly position: number;
}
