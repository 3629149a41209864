import { placeName } from '../../locations/location-slug.ts';
import { aboutCc } from '../car/engine-size.ts';
import { priceRangeLabel, readPriceRange } from '../attributes/price-range.ts';
import type { ListAttribute, RangeAttribute } from '../attributes/search-attributes.ts';
import type { ChosenRange } from '../search/search-state.ts';

const words: Readonly<Partial<Record<ListAttribute, ReadonlyMap<string, string>>>> = {
  carType: new Map([
    ['new', 'New'],
    ['used', 'Used'],
    ['demo', 'Demo'],
  ]),
  status: new Map([
    ['in_stock', 'In stock'],
    ['coming_soon', 'Coming soon'],
    ['sold', 'Sold'],
  ]),
  itemType: new Map([
    ['car', 'Cars'],
    ['motorcycle', 'Bikes'],
    ['caravan', 'Caravans'],
  ]),
  lams: new Map([['yes', 'LAMS approved']]),
};

/** The words for one value of a list: a car's own words stand as they are, codes are put into words. */
export function valueLabel(
  attribute: ListAttribute,
  value: string,
  categoryNames: ReadonlyMap<string, string>,
): string {
  if (attribute === 'categories') return categoryNames.get(value) ?? value;
  if (attribute === 'seats') return value === '1' ? '1 seat' : `${value} seats`;
  if (attribute === 'locationName') return placeName(value);
  if (attribute === 'sleeps') return `Sleeps ${value}`;
  if (attribute === 'priceRange' || attribute === 'weeklyPriceRange') {
    const range = readPriceRange(value);
    if (!range) return value;
    return attribute === 'priceRange' ? priceRangeLabel(range) : `${priceRangeLabel(range)} a week`;
  }
  return words[attribute]?.get(value) ?? value;
}

const number = new Intl.NumberFormat('en-AU');

const unitOf: Readonly<Record<RangeAttribute, (value: number) => string>> = {
  price: (dollars) => `$${number.format(dollars)}`,
  subscriptionPrice: (dollars) => `$${number.format(dollars)}`,
  km: (km) => `${number.format(km)} km`,
  year: String,
  towing: kilograms,
  tare: kilograms,
  atm: kilograms,
  engineSize: (cc) => `${number.format(cc)} cc`,
  seatHeight: (millimetres) => `${number.format(millimetres)} mm`,
  length: (feet) => `${number.format(feet)} ft`,
};

function kilograms(amount: number): string {
  return `${number.format(amount)} kg`;
}

/** The words for a chosen range: $10,000 - $20,000; From 2020; Up to 50,000 km. */
export function rangeLabel(attribute: RangeAttribute, { min, max }: ChosenRange): string {
  const inWords = unitOf[attribute];
  const about = attribute === 'engineSize' ? calledCc({ min, max }) : null;
  if (about !== null) return `About ${inWords(about)}`;
  if (min === null) return max === null ? 'Any' : `Up to ${inWords(max)}`;
  if (max === null) return attribute === 'towing' ? `${inWords(min)} or more` : `From ${inWords(min)}`;
  return min === max ? inWords(min) : `${inWords(min)} - ${inWords(max)}`;
}

/** The size that a range was made of: a 660 is called so by what has 640 to 680. */
function calledCc({ min, max }: ChosenRange): number | null {
  if (min === null || max === null || min === max) return null;
  const middle = Math.round((min + max) / 2);
  const called = [middle, middle - 1, middle + 1].find((cc) => {
    const about = aboutCc(cc);
    return about.min === min && about.max === max;
  });
  return called ?? null;
}
