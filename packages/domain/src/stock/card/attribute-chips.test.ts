import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { attributeChips } from './attribute-chips.ts';

const { carCard } = resolveSettings([]).settings;
const car = buildCar({ drive: 'FWD', seats: 5, stockNumber: 'U7', regoPlate: '123ABC' });
const all = [
  'km',
  'transmission',
  'fuel',
  'body',
  'colour',
  'drive',
  'seats',
  'stocknum',
  'regplate',
] as const;

describe('attribute chips', () => {
  it('CARD-1 are body, colour and drive unless the site says otherwise', () => {
    expect(attributeChips(car, carCard)).toEqual(['Hatch', 'Glacier White', 'FWD']);
  });

  it.each([
    ['4X4 On Demand', '4x4'],
    ['All Wheel Drive', 'AWD'],
    ['Front Wheel Drive', 'Front Wheel Drive'],
  ])('CARD-1 say %s as %s', (drive, said) => {
    expect(attributeChips({ ...car, drive }, { chips: ['drive'] })).toEqual([said]);
  });

  it('CARD-1 stand in the order of the site, each clear by itself', () => {
    expect(attributeChips(car, { chips: [...all] })).toEqual([
      '41,200 km',
      'Automatic',
      'Petrol',
      'Hatch',
      'Glacier White',
      'FWD',
      '5 seats',
      'Stock U7',
      'Rego 123ABC',
    ]);
    expect(attributeChips({ ...car, seats: 1 }, { chips: ['seats', 'km'] })).toEqual(['1 seat', '41,200 km']);
  });

  it('CARD-1 leave out what is not known', () => {
    const bare = { ...car, drive: 'null', seats: null, regoPlate: ' ' };
    expect(attributeChips(bare, { chips: ['drive', 'seats', 'regplate', 'body'] })).toEqual(['Hatch']);
    expect(attributeChips(car, { chips: [] })).toEqual([]);
  });
});
