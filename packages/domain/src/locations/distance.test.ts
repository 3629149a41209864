import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildLocation } from '@forecourt/testkit/build-location';
import { distanceKm, distanceWords, isWithinKm, nearestFirst } from './distance.ts';

const brisbane = { lat: -27.4698, long: 153.0251 };
const sydney = { lat: -33.8688, long: 151.2093 };
const perth = { lat: -31.9523, long: 115.8613 };

const locationAt = (name: string, lat: number | null, long: number | null) => {
  const location = buildLocation({ name });
  return { name, address: location.address && { ...location.address, lat, long } };
};

const inPostcode = (name: string, lat: number, postcode: string | null) => {
  const { address, ...location } = locationAt(name, lat, 153);
  return { ...location, address: address && { ...address, postcode } };
};

describe('distance', () => {
  it('RULE-18 is measured on an Earth with a radius of 6371 km', () => {
    expect(distanceKm({ lat: 0, long: 0 }, { lat: 0, long: 180 })).toBeCloseTo(Math.PI * 6371, 6);
    expect(distanceKm({ lat: 0, long: 0 }, { lat: 1, long: 0 })).toBeCloseTo((Math.PI * 6371) / 180, 6);
    expect(distanceKm({ lat: 60, long: 0 }, { lat: 60, long: 1 })).toBeCloseTo(55.597, 3);
    expect(distanceKm(brisbane, sydney)).toBeCloseTo(732.6, 0);
    expect(distanceKm(sydney, perth)).toBeCloseTo(3290.5, 0);
  });

  it('RULE-18 is none to the point itself, the same both ways, and never more than half the globe', () => {
    const point = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      long: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(point, point, (one, other) => {
        expect(distanceKm(one, one)).toBe(0);
        expect(distanceKm(one, other)).toBeCloseTo(distanceKm(other, one), 6);
        expect(distanceKm(one, other)).toBeLessThanOrEqual(Math.PI * 6371);
        expect(
          distanceKm(one, { lat: -one.lat, long: one.long > 0 ? one.long - 180 : one.long + 180 }),
        ).toBeGreaterThan(20_015);
      }),
      { seed: 18, numRuns: 500 },
    );
  });

  it('LOC-6.5 puts who is in the postcode that was typed before a nearer neighbour', () => {
    const locations = [
      inPostcode('neighbour', -27.47, '4001'),
      inPostcode('far end', -27.9, ' 4000 '),
      inPostcode('without', -27.46, null),
      { name: 'nowhere', address: null },
    ];
    const names = (postcode?: string) =>
      nearestFirst(locations, brisbane, postcode).map(({ location }) => location.name);
    expect(names('4000')).toEqual(['far end', 'neighbour', 'without', 'nowhere']);
    expect(names()).toEqual(['neighbour', 'without', 'far end', 'nowhere']);
  });

  it('LOC-6.5 puts the nearest location first, and those without a place last', () => {
    const locations = [
      locationAt('lost', null, null),
      locationAt('perth', perth.lat, perth.long),
      locationAt('half lost', -27, null),
      locationAt('sydney', sydney.lat, sydney.long),
      { name: 'nowhere', address: null },
      locationAt('brisbane', brisbane.lat, brisbane.long),
    ];
    const found = nearestFirst(locations, brisbane);
    expect(found.map(({ location }) => location.name)).toEqual([
      'brisbane',
      'sydney',
      'perth',
      'lost',
      'half lost',
      'nowhere',
    ]);
    expect(found[0]?.km).toBe(0);
    expect(found.slice(3).map(({ km }) => km)).toEqual([null, null, null]);
  });

  it('LOC-6.5 the equator and the meridian are places too', () => {
    expect(nearestFirst([locationAt('origin', 0, 0)], { lat: 0, long: 0 })[0]?.km).toBe(0);
  });

  it('LOC-6.6 gives a free ride within 8 km, the edge included', () => {
    const kmPerDegree = (Math.PI * 6371) / 180;
    const away = (km: number) => ({ lat: km / kmPerDegree, long: 0 });
    const workshop = locationAt('workshop', 0, 0);
    const exactly = distanceKm({ lat: 0, long: 0 }, away(8));
    expect(isWithinKm(workshop, away(7.99), 8)).toBe(true);
    expect(isWithinKm(workshop, away(8), exactly)).toBe(true);
    expect(isWithinKm(workshop, away(8.01), 8)).toBe(false);
    expect(isWithinKm(locationAt('lost', null, null), away(0), 8)).toBe(false);
    expect(isWithinKm({ address: null }, away(0), 8)).toBe(false);
  });

  it.each([
    [0, 'under 1 km'],
    [0.99, 'under 1 km'],
    [1, '1 km'],
    [11.4, '11 km'],
    [3290.5, '3,291 km'],
  ])('RULE-18 of %s km reads %s', (km, words) => {
    expect(distanceWords(km)).toBe(words);
  });
});
