import { buildLocation } from '@forecourt/testkit/build-location';
import { describe, expect, it } from 'vitest';
import { freeRide } from './free-ride.ts';

const { address } = buildLocation();
const workshop = (name: string, lat: number | null, more: object = {}) =>
  buildLocation({
    name,
    locationType: 'service',
    address: address && { ...address, lat, long: 153 },
    ...more,
  });
const aspley = workshop('Aspley - Service', -27.36);
const asked = { label: '4034', from: { lat: -27.36, long: 153 }, reachKm: 8 };

describe('LOC-6.6 TEN-9.1 a free ride', () => {
  it('is given within the site’s distance of the nearest workshop', () => {
    expect(freeRide([workshop('Cleveland - Service', -27.9), aspley], asked)).toEqual({
      isFree: true,
      text: 'Yes. 4034 is under 1 km from Aspley, so your ride is free.',
    });
  });

  it('is not given further out, and says how far it goes', () => {
    expect(freeRide([workshop('Cleveland - Service', -27.56)], asked)).toEqual({
      isFree: false,
      text: 'Sorry, 4034 is 22 km from Cleveland. Free rides go up to 8 km.',
    });
  });

  it.each([
    ['only a showroom', [buildLocation({ locationType: 'sales' })]],
    ['a workshop that is hidden', [workshop('Aspley', -27.36, { visible: false })]],
    ['a workshop that nobody can place', [workshop('Aspley', null)]],
    ['nothing', []],
  ])('is nothing to tell of with %s', (_, locations) => {
    expect(freeRide(locations, asked)).toBeNull();
  });
});
