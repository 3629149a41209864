import { expect, it } from 'vitest';
import { saidCities } from './said-cities.ts';

const cities = { Melbourne: ['Epping', 'Dandenong'], Geelong: ['Norlane'] };

it('says a city where all its suburbs are chosen, and else the suburbs', () => {
  expect(saidCities(['Dandenong', 'Norlane', 'Epping'], { cities })).toEqual([
    { values: ['Epping', 'Dandenong'], city: 'Melbourne' },
    { values: ['Norlane'], city: 'Geelong' },
  ]);
  expect(saidCities(['Epping', 'Cowra'], { cities })).toEqual([
    { values: ['Epping'], city: null },
    { values: ['Cowra'], city: null },
  ]);
  expect(saidCities(['Norlane'], {})).toEqual([{ values: ['Norlane'], city: null }]);
});
