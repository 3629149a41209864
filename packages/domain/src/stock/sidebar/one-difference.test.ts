import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import type { SearchAttribute } from '../attributes/search-attributes.ts';
import type { ChosenRange } from '../search/search-state.ts';
import { knownDifferences, oneDifference, type Asked } from './one-difference.ts';

const car = buildCar({
  make: 'FORD',
  model: 'Ranger',
  carType: 'demo',
  colour: 'Blue',
  drive: '4X2',
  simpleBody: 'Ute',
  simpleFuel: 'Diesel',
  simpleTransmission: 'Manual',
  seats: 5,
  year: 2018,
  km: 62_000,
  priceCents: 2_399_000,
  offerPriceCents: null,
});

describe('SRCH-9 the one difference of a car that nearly fits', () => {
  it.each<[SearchAttribute | 'query', string, ChosenRange | null, string]>([
    ['price', '', { min: null, max: 20_000 }, '$3,990 over your limit'],
    ['price', '', { min: 30_000, max: null }, '$6,010 under your range'],
    ['km', '', { min: null, max: 50_000 }, '12,000 km over your limit'],
    ['km', '', { min: 70_000, max: 80_000 }, '8,000 km under your range'],
    ['year', '', { min: 2020, max: null }, '2018, not from 2020'],
    ['makeModel', 'Toyota HiLux', null, 'Ford Ranger, not Toyota HiLux'],
    ['make', 'Toyota', null, 'Ford, not Toyota'],
    ['model', 'HiLux', null, 'Ranger, not HiLux'],
    ['drive', '4x4', null, '2WD, not 4x4'],
    ['body', 'SUV', null, 'Ute, not SUV'],
    ['seats', '7 seats', null, '5 seats, not 7 seats'],
    ['colour', 'Red', null, 'Blue, not Red'],
    ['fuel', 'Electric', null, 'Diesel, not Electric'],
    ['transmission', 'Automatic', null, 'Manual, not Automatic'],
    ['carType', 'Used', null, 'Demo, not Used'],
    ['badge', 'SR5', null, 'Not SR5'],
    ['query', 'canopy', null, 'Without the words you typed'],
  ])('%s %s is said', (attribute, value, range, said) => {
    expect(oneDifference(car, { attribute, value, range })).toBe(said);
  });

  it('is said without the value of a car that has none', () => {
    const bare = buildCar({
      priceCents: null,
      km: null,
      year: null,
      seats: null,
      drive: null,
      location: null,
      carType: null,
    });
    const said = (attribute: SearchAttribute, value: string, range: ChosenRange | null = null) =>
      oneDifference(bare, { attribute, value, range });
    expect(said('price', 'Up to $20,000', { min: null, max: 20_000 })).toBe('Not up to $20,000');
    expect(said('year', 'From 2020', { min: 2020, max: null })).toBe('Not from 2020');
    expect(said('seats', '7 seats')).toBe('Not 7 seats');
    expect(said('drive', '4x4')).toBe('Not 4x4');
    expect(said('city', 'Geelong')).toBe('Not Geelong');
    expect(said('locationName', 'Geelong')).toBe('Not Geelong');
    expect(said('carType', 'Used')).toBe('Not Used');
    const odd = buildCar({ drive: 'Chain', priceCents: 2_000_000 });
    expect(oneDifference(odd, { attribute: 'drive', value: '4x4', range: null })).toBe('Chain, not 4x4');
    expect(oneDifference(odd, { attribute: 'price', value: '', range: { min: 1, max: 90_000 } })).toBe(
      'Not $1 - $90,000',
    );
  });
});

function asked(
  attribute: Asked['attribute'],
  chosen: readonly string[],
  range: ChosenRange | null = null,
): Asked {
  return { attribute, chosen, range, value: chosen.join(' or ') };
}

describe('SRCH-9 what a car of the wanted name misses', () => {
  it('is said of what its facts tell, three things at most', () => {
    const many = [
      asked('makeModel', ['FORD Ranger']),
      asked('transmission', ['Automatic']),
      asked('price', [], { min: null, max: 20_000 }),
      asked('year', [], { min: 2020, max: null }),
    ];
    const three = 'Manual, not Automatic · $3,990 over your limit · 2018, not from 2020';
    expect(knownDifferences(car, many)).toBe(three);
    expect(knownDifferences(car, [...many, asked('fuel', ['Electric'])])).toBe(three);
    expect(knownDifferences(car, many.slice(3))).toBe('2018, not from 2020');
  });

  it.each<[string, Asked]>([
    ['a make', asked('make', ['FORD', 'Toyota'])],
    ['a model', asked('model', ['Ranger'])],
    ['a colour', asked('colour', ['Blue'])],
    ['a condition', asked('carType', ['demo'])],
    ['seats', asked('seats', ['5'])],
    ['driven wheels', asked('drive', ['2WD'])],
    ['kilometres', asked('km', [], { min: 50_000, max: 70_000 })],
    ['words', asked('query', ['canopy'])],
    ['what no list of cars has', asked('badge', ['SR5'])],
  ])('is not said where it fits, or nobody can tell: %s', (_, one) => {
    expect(knownDifferences(car, [one])).toBeNull();
  });

  it('is not said of what is not known of a car', () => {
    const bare = buildCar({ seats: null, km: null, colour: null, priceCents: null, offerPriceCents: null });
    const dim = buildCar({ colour: 'Deep Reef' });
    const wanted = [asked('seats', ['7']), asked('km', [], { min: null, max: 9 }), asked('colour', ['Red'])];
    expect(knownDifferences(bare, [...wanted, asked('price', [], { min: null, max: 9 })])).toBeNull();
    expect(knownDifferences(dim, [asked('colour', ['Red'])])).toBeNull();
  });
});
