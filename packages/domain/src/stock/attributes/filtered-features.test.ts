import { expect, it } from 'vitest';
import { featureKey, filteredFeatures } from './filtered-features.ts';

const featureList = ['Sunroof', 'Apple CarPlay', 'Tow Bar'];

it.each([
  [[], []],
  [['Ashtray'], []],
  [
    ['tow bar', 'SUNROOF '],
    ['Sunroof', 'Tow Bar'],
  ],
  [['Apple \t carplay', 'Apple CarPlay'], ['Apple CarPlay']],
  [['Sunroof - electric'], []],
])('DATA-7 of %j the filter offers %j', (standardEquipment, features) => {
  expect(filteredFeatures({ standardEquipment }, featureList)).toEqual(features);
});

it('knows a feature whatever its case and blanks', () => {
  expect(featureKey(' Apple \t CarPlay')).toBe('apple carplay');
});
