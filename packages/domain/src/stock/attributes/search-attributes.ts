import { knownText } from '../../core/known-text.ts';
import { greaterCity } from '../../core/greater-city.ts';
import { askingPriceCents } from '../car/asking-price.ts';
import type { Car } from '../car/car.ts';
import { filteredFeatures } from './filtered-features.ts';
import { priceRange } from './price-range.ts';

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
type AttributeKind = 'keyword' | 'count' | 'number' | 'money' | 'tree' | 'band' | 'category';

/** The limits that a site's setting `search.facetLimits` holds. */
type FacetLimitKey =
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

interface AttributeDefinition {
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
  /** The car's values, none where it has none: what index, filters and tests all read. Money in dollars. */
  readonly values: (car: Car, site: SearchSite) => readonly (string | number)[];
}

const word = (value: string | null | undefined) => only(knownText(value));
const only = <Value>(value: Value | null) => (value === null ? [] : [value]);
const inDollars = (cents: number | null) => only(cents === null ? null : cents / 100);

/** Make and model in one word, by which a model is told from one of the same name of another make. */
export function makeModelOf({ make, model }: Pick<Car, 'make' | 'model'>): string | null {
  const [knownMake, knownModel] = [knownText(make), knownText(model)];
  return knownMake === null || knownModel === null ? null : `${knownMake} ${knownModel}`;
}

/**
 * Everything that a stock search can be filtered by (SRCH-3), once: addresses, index, facets, limits,
 * labels and the naive model all read this table.
 */
export const searchAttributes = {
  badge: {
    key: 'badge',
    field: 'badge',
    kind: 'keyword',
    label: 'Badge',
    limit: 100,
    values: (car) => word(car.badge),
  },
  status: {
    key: 'status',
    field: 'status',
    kind: 'keyword',
    label: 'Status',
    limit: 10,
    values: (car) => word(car.status),
  },
  carType: {
    key: 'car_type',
    field: 'car_type',
    kind: 'keyword',
    label: 'Condition',
    limit: 6,
    limitKey: 'car_type',
    values: (car) => only(car.carType),
  },
  categories: {
    key: 'categories',
    field: null,
    kind: 'category',
    label: 'Category',
    limit: 40,
    values: (car, site) => site.categoriesOf(car),
  },
  city: {
    key: 'city',
    field: 'city',
    kind: 'keyword',
    label: 'City',
    limit: 20,
    limitKey: 'city',
    values: cityValues,
  },
  colour: {
    key: 'colour',
    field: 'colour',
    kind: 'keyword',
    label: 'Colour',
    limit: 30,
    limitKey: 'colour',
    values: (car) => word(car.colour),
  },
  dealershipName: {
    key: 'dealership_name',
    field: 'dealership_name',
    kind: 'keyword',
    label: 'Dealership',
    limit: 40,
    limitKey: 'dealership_name',
    values: (car, site) => word(site.dealershipNames.get(car.dealershipSlug)),
  },
  filteredFeatures: {
    key: 'filtered_features',
    field: 'features',
    kind: 'keyword',
    label: 'Features',
    limit: 60,
    values: (car, site) => filteredFeatures(car, site.stock.featureList),
  },
  itemType: {
    key: 'item_type',
    field: 'item_type',
    kind: 'keyword',
    label: 'Type of vehicle',
    limit: 6,
    values: (car) => [car.itemType],
  },
  km: {
    key: 'km',
    field: 'km',
    kind: 'number',
    label: 'Kilometres',
    limit: null,
    values: (car) => only(car.km),
  },
  locationName: {
    key: 'location_name',
    field: 'location_name',
    kind: 'keyword',
    label: 'Location',
    limit: 30,
    limitKey: 'location_name',
    values: (car) => word(car.location?.name),
  },
  make: {
    key: 'make',
    field: 'make',
    kind: 'tree',
    label: 'Make',
    limit: 100,
    limitKey: 'make',
    values: (car) => word(car.make),
  },
  makeModel: {
    key: 'make_model',
    field: 'make_model',
    kind: 'tree',
    label: 'Make and model',
    limit: 250,
    limitKey: 'model',
    values: (car) => only(makeModelOf(car)),
  },
  model: {
    key: 'model',
    field: 'model',
    kind: 'tree',
    label: 'Model',
    limit: 250,
    limitKey: 'model',
    values: (car) => word(car.model),
  },
  price: {
    key: 'price',
    field: 'price',
    kind: 'money',
    label: 'Price',
    limit: null,
    values: (car) => inDollars(askingPriceCents(car)),
  },
  subscriptionPrice: {
    key: 'subscription_price',
    field: 'subscription_price',
    kind: 'money',
    label: 'Subscription price',
    limit: null,
    // Nothing a week is how feeds say that a car is not offered for subscription.
    values: (car) => inDollars(car.subscriptionPriceCents === 0 ? null : car.subscriptionPriceCents),
  },
  priceRange: {
    key: 'price_range',
    field: 'price',
    kind: 'band',
    label: 'Price range',
    limit: 30,
    limitKey: 'price_range',
    values: (car, site) => band(askingPriceCents(car), site.stock.priceRangeEdgesCents),
  },
  seats: {
    key: 'seats',
    field: 'seats',
    kind: 'count',
    label: 'Seats',
    limit: 30,
    values: (car) => only(car.seats),
  },
  body: {
    key: 'body',
    field: 'body',
    kind: 'keyword',
    label: 'Body',
    limit: 30,
    limitKey: 'body',
    values: (car) => word(car.simpleBody),
  },
  drive: {
    key: 'drive',
    field: 'drive',
    kind: 'keyword',
    label: 'Drive',
    limit: 10,
    values: (car) => word(car.drive),
  },
  fuel: {
    key: 'fuel',
    field: 'fuel',
    kind: 'keyword',
    label: 'Fuel type',
    limit: 30,
    limitKey: 'fuel',
    values: (car) => word(car.simpleFuel),
  },
  transmission: {
    key: 'transmission',
    field: 'transmission',
    kind: 'keyword',
    label: 'Transmission',
    limit: 10,
    values: (car) => word(car.simpleTransmission),
  },
  state: {
    key: 'state',
    field: 'state',
    kind: 'keyword',
    label: 'State',
    limit: 10,
    values: (car) => word(car.location?.address?.state),
  },
  tag: {
    key: 'tag',
    field: 'tag',
    kind: 'keyword',
    label: 'Tag',
    limit: 10,
    values: (car) => word(car.tag),
  },
  weeklyPriceRange: {
    key: 'weekly_price_range',
    field: 'weekly',
    kind: 'band',
    label: 'Weekly price',
    limit: 30,
    values: (car, site) => band(site.weeklyPriceCents(car), site.stock.weeklyPriceRangeEdgesCents),
  },
  year: {
    key: 'year',
    field: 'year',
    kind: 'number',
    label: 'Year',
    limit: null,
    values: (car) => only(car.year),
  },
  manufacturerName: {
    key: 'manufacturer.name',
    field: 'make',
    kind: 'keyword',
    label: 'Manufacturer',
    limit: 100,
    limitKey: 'make',
    values: (car) => word(car.make),
  },
  modelName: {
    key: 'model.name',
    field: 'model',
    kind: 'keyword',
    label: 'Model',
    limit: 250,
    limitKey: 'model',
    values: (car) => word(car.model),
  },
  modelBody: {
    key: 'model.body',
    field: 'body',
    kind: 'keyword',
    label: 'Body',
    limit: 30,
    limitKey: 'body',
    values: (car) => word(car.simpleBody),
  },
} as const satisfies Record<string, AttributeDefinition>;

function band(cents: number | null, edgesCents: readonly number[]): readonly string[] {
  return cents === null ? [] : [priceRange(cents, edgesCents)];
}

type Table = typeof searchAttributes;

export type SearchAttribute = keyof Table;
type OfKind<Kind extends AttributeKind> = {
  [Attribute in SearchAttribute]: Table[Attribute]['kind'] extends Kind ? Attribute : never;
}[SearchAttribute];
/** Chosen as a range: km, price, year and the like. */
export type RangeAttribute = OfKind<'number' | 'money'>;
/** Chosen as a list of values. */
export type ListAttribute = Exclude<SearchAttribute, RangeAttribute>;

/** The attributes of the two directory searches (SRCH-17). */
export const directoryAttributes = ['manufacturerName', 'modelName', 'modelBody'] as const;
export const dealershipDirectoryAttributes = ['categories', 'price'] as const;

/** The definition of an attribute with every column, also those that only some have. */
export function attributeOf(attribute: SearchAttribute): AttributeDefinition {
  return searchAttributes[attribute];
}

/** Whether an attribute is chosen as a range. */
export function isRangeAttribute(attribute: SearchAttribute): attribute is RangeAttribute {
  const { kind } = searchAttributes[attribute];
  return kind === 'number' || kind === 'money';
}

export const allAttributes = Object.keys(searchAttributes) as readonly SearchAttribute[];
export const rangeAttributes = allAttributes.filter(isRangeAttribute);
export const listAttributes = allAttributes.filter(
  (attribute): attribute is ListAttribute => !isRangeAttribute(attribute),
);

const attributesByKey: ReadonlyMap<string, SearchAttribute> = new Map(
  allAttributes.map((attribute) => [searchAttributes[attribute].key, attribute]),
);

/** The attribute that an address or a setting names; undefined for a word that names none. */
export function attributeOfKey(key: string): SearchAttribute | undefined {
  return attributesByKey.get(key);
}

/** How many values a facet lists at most on a site (SRCH-4); null for a range, which has two ends instead. */
export function facetLimit(
  attribute: SearchAttribute,
  limits: Readonly<Record<FacetLimitKey, number>>,
): number | null {
  const { limit, limitKey } = attributeOf(attribute);
  return limitKey === undefined ? limit : limits[limitKey];
}

/**
 * The suburb and the city that it is part of: whoever says Geelong means the yard in Norlane. A car that stands
 * at its private seller's is in no yard: the seller's suburb is where to look at it.
 */
function cityValues(car: Car): readonly string[] {
  const address = car.location?.address;
  const suburb = knownText(address?.city);
  const named = suburb ?? knownText(car.privateSuburb);
  if (named === null) return [];
  const city = greaterCity(suburb === null ? car.privatePostcode : address?.postcode);
  return [...new Set([named, ...only(city)])];
}
