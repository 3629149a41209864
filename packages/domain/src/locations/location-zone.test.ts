import { expect, it } from 'vitest';
import { buildLocation } from '@forecourt/testkit/build-location';
import { locationZone } from './location-zone.ts';

const inState = (state: string | null) => {
  const location = buildLocation();
  return { address: location.address && { ...location.address, state } };
};

it.each([
  ['QLD', 'Australia/Brisbane'],
  ['NSW', 'Australia/Sydney'],
  ['VIC', 'Australia/Melbourne'],
  ['SA', 'Australia/Adelaide'],
  ['WA', 'Australia/Perth'],
  ['TAS', 'Australia/Hobart'],
  ['ACT', 'Australia/Sydney'],
  ['NT', 'Australia/Darwin'],
])('FORM-4 a yard in %s of a site elsewhere keeps the time of %s', (state, zone) => {
  expect(locationZone(inState(state), 'Elsewhere/Site')).toBe(zone);
});

it.each([
  ['NSW', 'Australia/Broken_Hill'],
  ['NSW', 'Australia/Lord_Howe'],
  ['QLD', 'Australia/Lindeman'],
  ['WA', 'Australia/Eucla'],
])('FORM-4 a yard in %s of a site in %s keeps the time of the site', (state, zone) => {
  expect(locationZone(inState(state), zone)).toBe(zone);
});

it('FORM-4 a yard of unknown state keeps the time of the site', () => {
  expect(locationZone(inState(null), 'Australia/Perth')).toBe('Australia/Perth');
  expect(locationZone({ address: null }, 'Australia/Perth')).toBe('Australia/Perth');
});
