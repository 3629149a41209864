import type { ItemType } from '../../core/item-words.ts';
import type { Car } from '../car/car.ts';

/**
 * What a car's values in the search depend on beside the car. Settings are named here one by one, and not
 * taken from the registry's type, so that settings can be written in terms of this table.
 */
export interface SearchSite {
  readonly stock: {
    readonly priceRangeEdgesCents: readonly number[];
    readonly weeklyPriceRangeEdgesCents: readonly number[];
    readonly featureList: readonly string[];
  };
  /** What the car costs a week on the site, where RULE-4 lets it say so (finance/weekly-price.ts). */
  readonly weeklyPriceCents: (car: Car) => number | null;
  /** Names by dealership slug. */
  readonly dealershipNames: ReadonlyMap<string, string>;
  /** Slugs of the site's stock categories that a car is in. */
  readonly categoriesOf: (car: Car) => readonly string[];
}

/**
 * - keyword: words of the car, chosen from a list.
 * - count: a small whole number, chosen from a list like a word.
 * - number, money: chosen as a range from a lowest to a highest value; money in dollars.
 * - tree: make, model and make_model, which are one choice (make-model-tree.ts).
 * - band: a named range of money (price-range.ts) whose edges are the site's, so that the shared index
 *   holds the amount in `field` and not the band. The weekly amount differs by lender: weekly.<provider>.
 * - category: a filter expression of the site's settings; no field holds it.
 */
export type AttributeKind = 'keyword' | 'count' | 'number' | 'money' | 'tree' | 'band' | 'category';

/** The limits that a site's setting `search.facetLimits` holds. */
export type FacetLimitKey =
  | 'body'
  | 'make'
  | 'model'
  | 'colour'
  | 'car_type'
  | 'price_range'
  | 'location_name'
  | 'fuel'
  | 'city'
  | 'dealership_name';

export interface AttributeDefinition {
  /** The word in addresses (URL-2), in settings and in the specification. */
  readonly key: string;
  /** Where the index holds what the attribute is computed from. */
  readonly field: string | null;
  readonly kind: AttributeKind;
  readonly label: string;
  /** Most values of its facet (SRCH-4), where `search.facetLimits` does not say otherwise; ranges have none. */
  readonly limit: number | null;
  /** The key in `search.facetLimits`, where a site can change the limit. */
  readonly limitKey?: FacetLimitKey;
  /** What has such a thing at all (TEN-7); anything where it is not said. */
  readonly itemTypes?: readonly ItemType[];
  /** The car's values, none where it has none: what index, filters and tests all read. Money in dollars. */
  readonly values: (car: Car, site: SearchSite) => readonly (string | number)[];
}
