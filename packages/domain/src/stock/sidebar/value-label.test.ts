import { expect, it } from 'vitest';
import type { ListAttribute, RangeAttribute } from '../attributes/search-attributes.ts';
import type { ChosenRange } from '../search/search-state.ts';
import { rangeLabel, valueLabel } from './value-label.ts';

it.each<[ListAttribute, string, string]>([
  ['make', 'Toyota', 'Toyota'],
  ['carType', 'new', 'New'],
  ['carType', 'used', 'Used'],
  ['carType', 'demo', 'Demo'],
  ['carType', 'toString', 'toString'],
  ['status', 'in_stock', 'In stock'],
  ['status', 'coming_soon', 'Coming soon'],
  ['status', 'sold', 'Sold'],
  ['status', 'in_transit', 'in_transit'],
  ['itemType', 'car', 'Cars'],
  ['itemType', 'motorcycle', 'Bikes'],
  ['itemType', 'caravan', 'Caravans'],
  ['categories', 'family', 'Family cars'],
  ['categories', 'gone', 'gone'],
  ['seats', '1', '1 seat'],
  ['seats', '7', '7 seats'],
  ['sleeps', '4', 'Sleeps 4'],
  ['locationName', 'Brookvale - Sales', 'Brookvale'],
  ['lams', 'yes', 'LAMS approved'],
  ['priceRange', '10000-15000', '$10,000 - $15,000'],
  ['priceRange', 'cheap', 'cheap'],
  ['weeklyPriceRange', '-100', 'Under $100 a week'],
  ['weeklyPriceRange', 'cheap', 'cheap'],
])('SRCH-6.1 says %s %s as %s', (attribute, value, words) => {
  expect(valueLabel(attribute, value, new Map([['family', 'Family cars']]))).toBe(words);
});

it.each<[RangeAttribute, ChosenRange, string]>([
  ['price', { min: 10_000, max: 20_000 }, '$10,000 - $20,000'],
  ['year', { min: 2019, max: 2019 }, '2019'],
  ['subscriptionPrice', { min: null, max: 2_000 }, 'Up to $2,000'],
  ['km', { min: null, max: 50_000 }, 'Up to 50,000 km'],
  ['year', { min: 2020, max: null }, 'From 2020'],
  ['year', { min: null, max: null }, 'Any'],
  ['towing', { min: 3_000, max: null }, '3,000 kg or more'],
  ['towing', { min: 2_000, max: 3_000 }, '2,000 kg - 3,000 kg'],
  ['tare', { min: null, max: 2_000 }, 'Up to 2,000 kg'],
  ['atm', { min: null, max: 2_500 }, 'Up to 2,500 kg'],
  ['seatHeight', { min: null, max: 800 }, 'Up to 800 mm'],
  ['engineSize', { min: null, max: 700 }, 'Up to 700 cc'],
  ['engineSize', { min: 640, max: 680 }, 'About 660 cc'],
  ['engineSize', { min: 300, max: 700 }, '300 cc - 700 cc'],
  ['engineSize', { min: 660, max: 660 }, '660 cc'],
  ['length', { min: 18, max: 20 }, '18 ft - 20 ft'],
])('SRCH-12.1 says the range of %s %o as %s', (attribute, range, words) => {
  expect(rangeLabel(attribute, range)).toBe(words);
});
