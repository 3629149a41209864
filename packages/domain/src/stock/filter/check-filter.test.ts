import { describe, expect, it } from 'vitest';
import { allFilterAttributes } from './filter-attributes.ts';
import { filterLimits } from './filter-limits.ts';
import { readFilter } from './read-filter.ts';

const checked = (text: string) => {
  const read = readFilter(text);
  return read.ok ? read.value : read.error.map(({ message }) => message);
};

describe('TEN-6.3 a checked filter', () => {
  it.each([
    ['', { kind: 'every' }],
    ['make = Mazda', { kind: 'oneOf', attribute: 'make', values: ['Mazda'] }],
    ['manufacturer.name:Mazda', { kind: 'oneOf', attribute: 'make', values: ['Mazda'] }],
    ['model.name = 3', { kind: 'oneOf', attribute: 'model', values: ['3'] }],
    ["model.body = ' SUV '", { kind: 'oneOf', attribute: 'body', values: ['SUV'] }],
    ['car_type in (Used, DEMO)', { kind: 'oneOf', attribute: 'car_type', values: ['used', 'demo'] }],
    ['reserved = False', { kind: 'oneOf', attribute: 'reserved', values: [false] }],
    ['certified:TRUE', { kind: 'oneOf', attribute: 'certified', values: [true] }],
    ['year in (2020, "2021")', { kind: 'oneOf', attribute: 'year', values: [2020, 2021] }],
    ['price < 030000', { kind: 'compare', attribute: 'price', operator: '<', value: 30_000 }],
    ['km <= 100000000', { kind: 'compare', attribute: 'km', operator: '<=', value: 100_000_000 }],
    ['tag is present', { kind: 'present', attribute: 'tag' }],
    ['tag is missing', { kind: 'not', of: { kind: 'present', attribute: 'tag' } }],
    ['make != Kia', { kind: 'not', of: { kind: 'oneOf', attribute: 'make', values: ['Kia'] } }],
    [
      'seats > 4 or tag is present',
      {
        kind: 'any',
        of: [
          { kind: 'compare', attribute: 'seats', operator: '>', value: 4 },
          { kind: 'present', attribute: 'tag' },
        ],
      },
    ],
  ])('%s', (text, filter) => {
    expect(checked(text)).toEqual(filter);
  });

  it.each([
    ['colr = Red', 1, 'There is no attribute colr. Did you mean colour?'],
    ['Make = Mazda', 1, 'There is no attribute Make. Did you mean make?'],
    [
      'not dealer_password = x',
      5,
      `There is no attribute dealer_password. There are ${allFilterAttributes.join(', ')}.`,
    ],
    ['constructor = x', 1, `There is no attribute constructor. There are ${allFilterAttributes.join(', ')}.`],
    ['price_range = 0-10000', 1, 'price_range is not part of filters. Compare price with < or >=.'],
    [
      'categories is missing',
      1,
      'categories is not part of filters. A category is a filter itself: write what it says.',
    ],
    ['make < Mazda', 1, 'make has no order. Compare it with =, !=, in or not in.'],
    ['reserved >= true', 1, 'reserved has no order. Compare it with =, !=, in or not in.'],
    ['reserved = yes', 12, 'reserved is true or false, not yes.'],
    ['price < cheap', 9, 'price is in whole dollars from 0 to 100000000, in digits alone, not cheap.'],
    ['price < 29999.50', 9, 'price is in whole dollars from 0 to 100000000, in digits alone, not 29999.50.'],
    [
      'subscription_price < "$9"',
      22,
      'subscription_price is in whole dollars from 0 to 100000000, in digits alone, not $9.',
    ],
    ['km < "-1"', 6, 'km is a whole number from 0 to 100000000, in digits alone, not -1.'],
    ['km < 100000001', 6, 'km is a whole number from 0 to 100000000, in digits alone, not 100000001.'],
    ['km < 0000000001', 6, 'km is a whole number from 0 to 100000000, in digits alone, not 0000000001.'],
    ['km = ٣', 6, 'km is a whole number from 0 to 100000000, in digits alone, not ٣.'],
    ['km = 1e3', 6, 'km is a whole number from 0 to 100000000, in digits alone, not 1e3.'],
    ['seats in (5, many)', 14, 'seats is a whole number from 0 to 100000000, in digits alone, not many.'],
    ['car_type = userd', 12, 'car_type is one of new, used, demo, not userd. Did you mean used?'],
    ['item_type = boat', 13, 'item_type is one of car, motorcycle, caravan, not boat.'],
    ['tag = null', 7, 'No car has this as a value. Write: tag is missing, or: tag is present.'],
    ['tag != ""', 8, 'No car has this as a value. Write: tag is missing, or: tag is present.'],
    ['price = " "', 9, 'No car has this as a value. Write: price is missing, or: price is present.'],
  ])('refuses %s', (text, column, message) => {
    expect(checked(text)).toEqual([`Line 1, column ${column}: ${message}`]);
  });

  it('names every mistake, in the order of the text, up to a number', () => {
    expect(checked('colr = Red\nor not (km < low and make = Kia and car_type in (new, ussed, old))')).toEqual(
      [
        'Line 1, column 1: There is no attribute colr. Did you mean colour?',
        'Line 2, column 14: km is a whole number from 0 to 100000000, in digits alone, not low.',
        'Line 2, column 55: car_type is one of new, used, demo, not ussed. Did you mean used?',
        'Line 2, column 62: car_type is one of new, used, demo, not old.',
      ],
    );
    expect(checked(`x = 1${' or x = 1'.repeat(filterLimits.problems - 1)}`)).toHaveLength(5);
    expect(checked(`x = 1${' or x = 1'.repeat(filterLimits.problems)}`)).toHaveLength(5);
  });

  it('cites no more of a long text than is needed to find it', () => {
    const [long, cut] = ['x'.repeat(100), `${'x'.repeat(31)}…`];
    for (const text of [`${long} = 1`, `km = ${long}`, `reserved = ${long}`, `car_type = ${long}`]) {
      expect(JSON.stringify(checked(text))).toContain(cut);
      expect(JSON.stringify(checked(text))).not.toContain(long);
    }
    for (const text of [long, `${long} not`, `${long} is`, `km = 1 ${long}`, `km = 1 "${long}"`]) {
      expect(JSON.stringify(checked(text))).toContain(cut);
      expect(JSON.stringify(checked(text))).not.toContain(long);
    }
  });

  it('marks the mistake in the text', () => {
    const read = readFilter('car_type = used and price < cheap');
    expect(!read.ok && read.error[0]?.marked).toBe(
      'car_type = used and price < cheap\n                            ^^^^^',
    );
  });
});
