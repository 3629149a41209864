import { parsePhone } from '@forecourt/domain/core/australian-phone';
import { describe, expect, it } from 'vitest';
import { randomFor } from '../random.ts';
import { fictionFreecall, fictionLandline, fictionMobile } from './fiction-phones.ts';
import type { State } from './place.ts';
import { placeNamed, places } from './places.ts';
import { streetFor } from './streets.ts';

/** Of street addresses, as the post gives them out; the ACT's lie inside those of New South Wales. */
const postcodes: Readonly<Record<State, readonly (readonly [number, number])[]>> = {
  NSW: [
    [2000, 2599],
    [2619, 2899],
    [2921, 2999],
  ],
  ACT: [
    [2600, 2620],
    [2900, 2920],
  ],
  VIC: [[3000, 3996]],
  QLD: [[4000, 4999]],
  SA: [[5000, 5799]],
  WA: [[6000, 6797]],
  TAS: [[7000, 7799]],
  NT: [[800, 899]],
};

/** South, north, west, east. */
const borders: Readonly<Record<State, readonly [number, number, number, number]>> = {
  NSW: [-37.6, -28.1, 140.9, 159.2],
  ACT: [-35.95, -35.1, 148.7, 149.4],
  VIC: [-39.2, -33.9, 140.9, 150.1],
  QLD: [-29.2, -10, 137.9, 153.6],
  SA: [-38.2, -25.9, 128.9, 141.1],
  WA: [-35.2, -13.6, 112.9, 129.1],
  TAS: [-43.7, -39.5, 143.8, 148.6],
  NT: [-26.1, -10.9, 128.9, 138.1],
};

describe('places', () => {
  it('are many, in every state, each of its name once', () => {
    expect(places.length).toBeGreaterThanOrEqual(220);
    expect(new Set(places.map(({ state }) => state))).toEqual(new Set(Object.keys(borders)));
    expect(new Set(places.map(({ city, state }) => `${city} ${state}`)).size).toBe(places.length);
  });

  it('have a postcode of their state', () => {
    const strange = places.filter(({ postcode, state }) => {
      const number = Number(postcode);
      const isIn = postcodes[state].some(([first, last]) => number >= first && number <= last);
      return !/^\d{4}$/.test(postcode) || !isIn;
    });
    expect(strange).toEqual([]);
  });

  it('lie within their state', () => {
    const strange = places.filter(({ lat, long, state }) => {
      const [south, north, west, east] = borders[state];
      return lat < south || lat > north || long < west || long > east;
    });
    expect(strange).toEqual([]);
  });

  it('keep the time of islands and corners that have their own', () => {
    expect(placeNamed('Lord Howe Island', 'NSW').timeZone).toBe('Australia/Lord_Howe');
    expect(placeNamed('Broken Hill', 'NSW').timeZone).toBe('Australia/Broken_Hill');
    expect(placeNamed('Cowra', 'NSW').timeZone).toBe('Australia/Sydney');
  });

  it('refuse a name that is not on the list', () => {
    expect(() => placeNamed('Erewhon', 'NSW')).toThrow('No place Erewhon NSW');
  });
});

describe('phones', () => {
  it('are of fiction, and of the form that a visitor could type', () => {
    for (const { city, state } of places) {
      const landline = fictionLandline(state, city);
      expect(landline.replaceAll(/\D/g, '')).toMatch(/^0[2378](?:5550|7010)\d{4}$/);
      expect(parsePhone(landline)?.kind).toBe('landline');
      expect(fictionMobile(city)).toMatch(/^0491 570 (?:006|156|157|158|159|110)$/);
    }
    expect(parsePhone(fictionFreecall)?.kind).toBe('shared');
  });
});

it('streets have a number and a name', () => {
  const streets = Array.from({ length: 200 }, (_, index) => streetFor(randomFor(`street/${index}`)));
  for (const street of streets) expect(street).toMatch(/^(?:\d+\/)?\d+(?:-\d+)? [A-Z][A-Za-z ]+$/);
  expect(new Set(streets).size).toBeGreaterThan(190);
});
