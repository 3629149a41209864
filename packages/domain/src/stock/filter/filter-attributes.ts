import { knownText } from '../../core/known-text.ts';
import type { Car } from '../car/car.ts';
import { searchAttributes, type SearchAttribute } from '../attributes/search-attributes.ts';

export type FilterValue = string | number | boolean;
/** A flag is true or false and never missing. Money is in dollars. */
type FilterKind = 'text' | 'number' | 'money' | 'flag';

export interface FilterAttributeDefinition {
  readonly kind: FilterKind;
  /** What the car has of it; none where it is missing. */
  readonly values: (car: Car) => readonly FilterValue[];
  /** The only texts that it can have, in small letters. */
  readonly options?: readonly string[];
}

type Table = typeof searchAttributes;
/** What the search knows of a car by itself. The others depend on the site whose filter this is (see below). */
type CarAttribute = {
  [Attribute in SearchAttribute]: Table[Attribute]['values'] extends (car: Car) => readonly FilterValue[]
    ? Attribute
    : never;
}[SearchAttribute];

const kinds = {
  keyword: 'text',
  tree: 'text',
  count: 'number',
  number: 'number',
  money: 'money',
} as const satisfies Partial<Record<Table[CarAttribute]['kind'], FilterKind>>;

function searched(attribute: CarAttribute): FilterAttributeDefinition {
  const { kind, values } = searchAttributes[attribute];
  return { kind: kinds[kind], values };
}

const text = (of: (car: Car) => string | null | undefined): FilterAttributeDefinition => ({
  kind: 'text',
  values: (car) => {
    const known = knownText(of(car));
    return known === null ? [] : [known];
  },
});
const flag = (of: (car: Car) => boolean): FilterAttributeDefinition => ({
  kind: 'flag',
  values: (car) => [of(car)],
});

const lams = ['yes'] as const;
const carTypes = ['new', 'used', 'demo'] as const satisfies readonly NonNullable<Car['carType']>[];
const itemTypes = ['car', 'motorcycle', 'caravan'] as const satisfies readonly Car['itemType'][];

/** What a filter can look at, by the names of the search's addresses and of the feeds (URL-2, DATA-1). */
export const filterAttributes = {
  atm: searched('atm'),
  badge: searched('badge'),
  body: searched('body'),
  cab: searched('cab'),
  car_type: { ...searched('carType'), options: carTypes },
  certified: flag((car) => car.certified),
  city: searched('city'),
  colour: searched('colour'),
  dealership_id: text((car) => car.dealershipId),
  dealership_slug: text((car) => car.dealershipSlug),
  drive: searched('drive'),
  engine_size: searched('engineSize'),
  features: {
    kind: 'text',
    values: (car) => car.standardEquipment.map(knownText).filter((feature) => feature !== null),
  },
  fuel: searched('fuel'),
  id: text((car) => car.id),
  item_type: { ...searched('itemType'), options: itemTypes },
  km: searched('km'),
  lams: { ...searched('lams'), options: lams },
  length: searched('length'),
  location_id: text((car) => car.locationId),
  location_name: searched('locationName'),
  location_slug: text((car) => car.location?.slug),
  make: searched('make'),
  make_model: searched('makeModel'),
  model: searched('model'),
  paint: searched('paint'),
  photos_count: { kind: 'number', values: (car) => [car.photosCount] },
  preorder: flag((car) => car.preorder),
  price: searched('price'),
  reserved: flag((car) => car.reserved),
  seat_height: searched('seatHeight'),
  seats: searched('seats'),
  sleeps: searched('sleeps'),
  slug: text((car) => car.slug),
  state: searched('state'),
  status: searched('status'),
  stocknum: text((car) => car.stockNumber),
  subscription_price: searched('subscriptionPrice'),
  tag: searched('tag'),
  tare: searched('tare'),
  towing: searched('towing'),
  transmission: searched('transmission'),
  year: searched('year'),
} as const satisfies Record<string, FilterAttributeDefinition>;

export type FilterAttribute = keyof typeof filterAttributes;
export const allFilterAttributes = Object.keys(filterAttributes) as readonly FilterAttribute[];

/** The directory searches' names of attributes that have another (SRCH-17). */
export const otherNames: ReadonlyMap<string, FilterAttribute> = new Map([
  ['manufacturer.name', 'make'],
  ['model.name', 'model'],
  ['model.body', 'body'],
]);

/** What the search has and a filter has not, as it differs from site to site; and what to write instead. */
export const notInFilters: ReadonlyMap<string, string> = new Map([
  ['categories', 'A category is a filter itself: write what it says.'],
  ['dealership_name', 'Compare dealership_slug, which stays when a dealership is renamed.'],
  ['filtered_features', 'Compare features, which has all of a car.'],
  ['price_range', 'Compare price with < or >=.'],
  ['weekly_price_range', 'It depends on the lender: compare price with < or >=.'],
]);

/** The definition of an attribute with every column, also those that only some have. */
export function filterAttributeOf(attribute: FilterAttribute): FilterAttributeDefinition {
  return filterAttributes[attribute];
}

/** The attribute that a name in a filter stands for; null for a name of none. */
export function filterAttributeOfName(name: string): FilterAttribute | null {
  if (Object.hasOwn(filterAttributes, name)) return name as FilterAttribute;
  return otherNames.get(name) ?? null;
}
