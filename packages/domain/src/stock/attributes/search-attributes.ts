import type { ItemType } from '../../core/item-words.ts';
import { knownText } from '../../core/known-text.ts';
import { askingPriceCents } from '../car/asking-price.ts';
import type { Car } from '../car/car.ts';
import { driveFamily } from '../car/drive-family.ts';
import { colourOfPaint } from '../car/paint-family.ts';
import type { AttributeDefinition, AttributeKind, FacetLimitKey } from './attribute-definition.ts';
import { filteredFeatures } from './filtered-features.ts';
import { itemTypeAttributes } from './item-type-attributes.ts';
import { priceRange } from './price-range.ts';

const word = (value: string | null | undefined) => only(knownText(value));
const only = <Value>(value: Value | null) => (value === null ? [] : [value]);
const inDollars = (cents: number | null) => only(cents === null ? null : cents / 100);

/** Driven wheels as a list has them: 4X4 Dual Range and 4WD are one choice, and an odd word is its own. */
export function driveValue(drive: string | null): string | null {
  return drive === null ? null : (driveFamily(drive) ?? drive);
}

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
    // A car that stands at its private seller's is in no yard: the seller's suburb is where to look at it.
    values: (car) => only(knownText(car.location?.address?.city) ?? knownText(car.privateSuburb)),
  },
  colour: {
    key: 'colour',
    field: 'colour',
    kind: 'keyword',
    label: 'Colour',
    limit: 30,
    limitKey: 'colour',
    // Buyers look for a white car: its page says what the maker calls that white.
    values: (car) => word(car.colour).map(colourOfPaint),
  },
  paint: {
    key: 'paint',
    field: 'paint',
    kind: 'keyword',
    label: 'Paint',
    limit: 1_000,
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
    itemTypes: ['car', 'motorcycle'],
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
    itemTypes: ['car'],
    values: (car) => only(car.seats),
  },
  body: {
    key: 'body',
    field: 'body',
    kind: 'keyword',
    label: 'Type',
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
    itemTypes: ['car'],
    values: (car) => word(driveValue(car.drive)),
  },
  fuel: {
    key: 'fuel',
    field: 'fuel',
    kind: 'keyword',
    label: 'Fuel type',
    limit: 30,
    limitKey: 'fuel',
    itemTypes: ['car', 'motorcycle'],
    values: (car) => word(car.simpleFuel),
  },
  transmission: {
    key: 'transmission',
    field: 'transmission',
    kind: 'keyword',
    label: 'Transmission',
    limit: 10,
    itemTypes: ['car', 'motorcycle'],
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
    label: 'Special',
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
  ...itemTypeAttributes,
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
    label: 'Type',
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

/** Whether a site that sells these has anything to choose by an attribute: caravans have no driven wheels (TEN-7). */
export function isAttributeOf(attribute: SearchAttribute, sold: readonly ItemType[]): boolean {
  const { itemTypes = sold } = attributeOf(attribute);
  return itemTypes.some((type) => sold.includes(type));
}
