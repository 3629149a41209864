import { expect, it } from 'vitest';
import { settingsWith } from '../site/test/settings-with.ts';
import { fillPromises } from './fill-promises.ts';
import { promisePlaces } from '../settings/groups/values/promise-places.ts';

const { promises } = settingsWith({
  promises: {
    newWarranty: { years: 6, km: 150_000 },
    usedWarranty: { standardYears: 1, mechanicalYears: 2 },
  },
});

it.each([
  ['{moneyBackHours} hours, {moneyBackKm} km', '48 hours, 300 km'],
  ['within {moneyBackDays} days', 'within 2 days'],
  ['{newWarranty} warranty', '6-year, 150,000 km warranty'],
  ['from {newWarrantyYears} to {longestWarrantyYears} years', 'from 6 to 6 years'],
  ['{usedWarrantyYears} and {mechanicalYears} years', '1 and 2 years'],
  ['{roadsideMonths} months', '12 months'],
  ['See all {count} cars', 'See all {count} cars'],
  ['No place at all', 'No place at all'],
])('TEN-9.3 fills %j as %j', (text, expected) => {
  expect(fillPromises(text, promises)).toBe(expected);
});

it('TEN-9.5 fills in the longest warranty where the dealer sells one', () => {
  const { promises: longer } = settingsWith({ promises: { longestWarrantyYears: 10 } });
  expect(fillPromises('{longestWarrantyYears}', longer)).toBe('10');
});

it('TEN-9.3 fills every place, in texts of lists and parts, and leaves the rest the object that it is', () => {
  const all = promisePlaces.map((place) => `{${place}}`);
  expect(fillPromises({ all }, promises).all.join(' ')).not.toContain('{');
  const same = { years: 5, none: null, list: ['{count} cars'], part: { text: 'As it is' } };
  expect(fillPromises(same, promises)).toBe(same);
  const mixed = { kept: same, text: '{roadsideMonths}' };
  expect(fillPromises(mixed, promises)).toEqual({ kept: same, text: '12' });
  expect(fillPromises(mixed, promises).kept).toBe(same);
});
