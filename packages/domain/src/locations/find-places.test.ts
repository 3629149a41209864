import { buildId } from '@forecourt/testkit/build-id';
import { buildLocation } from '@forecourt/testkit/build-location';
import { describe, expect, it } from 'vitest';
import { findPlaces, placeBrand } from './find-places.ts';
import { placesOf } from './places.ts';

const at = (name: string, city: string, state: string, postcode: string) =>
  buildLocation({
    name,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    address: { id: buildId(), city, state, postcode },
  });
const places = placesOf([
  at('Ford Osborne Park', 'Osborne Park', 'WA', '6017'),
  at('Subaru Balcatta', 'Balcatta', 'WA', '6021'),
  at('Kia Mandurah', 'Mandurah', 'WA', '6210'),
  at('Prestige', 'Claremont', 'WA', '6010'),
  at('Ford Penrith', 'Penrith', 'NSW', '2750'),
  buildLocation({ name: 'Head office', slug: 'head-office', address: null }),
]);
const names = (typed: string) => findPlaces(places, typed).map(({ name }) => name);

describe('LOC-1.1 the places of a group', () => {
  it.each([
    ['subaru', ['Subaru Balcatta']],
    ['Ford wa', ['Ford Osborne Park']],
    ['perth', ['Ford Osborne Park', 'Subaru Balcatta', 'Prestige']],
    ['2750', ['Ford Penrith']],
    ['6019', ['Ford Osborne Park', 'Subaru Balcatta', 'Prestige']],
    ['timbuktu', []],
    ['head', ['Head office']],
    ['!', places.map(({ name }) => name)],
  ])('for %s are %j', (typed, found) => {
    expect(names(typed)).toEqual(found);
  });

  it('have the brand that stands before their town', () => {
    expect(places.map(placeBrand)).toEqual(['Ford', 'Subaru', 'Kia', null, 'Ford', null]);
  });
});
