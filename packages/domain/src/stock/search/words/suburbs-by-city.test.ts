import { expect, it } from 'vitest';
import { suburbsByCity } from './suburbs-by-city.ts';

it('SRCH-6.1 puts the suburbs of a stock together by their city', () => {
  const towns = [
    { city: 'Osborne Park', postcode: '6017' },
    { city: 'OSBORNE PARK', postcode: '6017' },
    { city: 'Subiaco', postcode: '6008' },
    { city: 'Norlane', postcode: '3214' },
    { city: 'Cowra', postcode: '2794' },
    { city: null, postcode: '6000' },
    { city: 'Richmond', postcode: '3121' },
    { city: 'Richmond', postcode: '2753' },
  ];
  expect(
    suburbsByCity(['Norlane', 'Osborne Park', 'Subiaco', 'Cowra', 'Bendigo', 'Richmond'], towns),
  ).toEqual({
    Geelong: ['Norlane'],
    Perth: ['Osborne Park', 'Subiaco'],
    Melbourne: ['Richmond'],
    Sydney: ['Richmond'],
  });
});
