import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import { locationOverlay } from './location-overlay.ts';

const shows = (overrideCity: string | null = null, showsLocation = true) => ({
  carCard: { showsLocation },
  site: { overrideCity },
});
const car = buildCar({ location: { name: 'Newstead', slug: 'newstead' }, privateSuburb: 'Bardon' });

describe('the location on the picture', () => {
  it('CARD-1 is the location, else the suburb of a private seller, else nothing', () => {
    expect(locationOverlay(car, shows())).toBe('Newstead');
    expect(
      locationOverlay(
        buildCar({ location: { name: 'Wendouree - Sales', slug: 'wendouree-sales' } }),
        shows(),
      ),
    ).toBe('Wendouree');
    expect(locationOverlay({ ...car, location: null }, shows())).toBe('Bardon');
    expect(locationOverlay({ location: null, privateSuburb: 'null' }, shows())).toBeNull();
  });

  it('CARD-1 is a place rather than a department of it', () => {
    const location = { name: 'Cowra - Sales', slug: 'cowra-sales' };
    expect(locationOverlay(buildCar({ location }), shows())).toBe('Cowra');
  });

  it('CARD-1 is the city of the site where it names one for all', () => {
    expect(locationOverlay(car, shows('Brisbane'))).toBe('Brisbane');
  });

  it('CARD-1 stays away where the site does not show it', () => {
    expect(locationOverlay(car, shows('Brisbane', false))).toBeNull();
  });
});
