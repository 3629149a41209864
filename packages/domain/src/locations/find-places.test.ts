import { buildId } from '@forecourt/testkit/build-id';
import { buildLocation } from '@forecourt/testkit/build-location';
import { describe, expect, it } from 'vitest';
import { findPlaces, placeBrands } from './find-places.ts';
import { placesOf } from './places.ts';

const at = (name: string, city: string, state: string, postcode: string) =>
  buildLocation({
    name,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    address: { id: buildId(), city, state, postcode },
  });
const prestige = { ...at('Prestige', 'Claremont', 'WA', '6010'), manufacturers: ['BMW', 'Audi'] };
const places = placesOf([
  at('Ford Osborne Park', 'Osborne Park', 'WA', '6017'),
  at('Subaru Balcatta', 'Balcatta', 'WA', '6021'),
  at('Kia Mandurah', 'Mandurah', 'WA', '6210'),
  prestige,
  at('Ford Penrith', 'Penrith', 'NSW', '2750'),
  at('Kia Caringbah', 'Caringbah', 'NSW', '2229'),
  at('Kia Broadmeadow', 'Broadmeadow', 'NSW', '2292'),
  at('Ford Berwick', 'Berwick', 'VIC', '3806'),
  buildLocation({ name: 'Head office', slug: 'head-office', address: null }),
]);
const instead = (typed: string) => findPlaces(places, typed).instead;
const names = (typed: string) => findPlaces(places, typed).places.map(({ name }) => name);

describe('LOC-1.1 the places of a group', () => {
  it.each([
    ['subaru', ['Subaru Balcatta']],
    ['Ford wa', ['Ford Osborne Park']],
    ['perth', ['Ford Osborne Park', 'Subaru Balcatta', 'Prestige']],
    ['2750', ['Ford Penrith', 'Kia Caringbah']],
    ['2168', ['Ford Penrith', 'Kia Caringbah']],
    ['2168 liverpool', ['Ford Penrith', 'Kia Caringbah']],
    ['2168 moorebank', ['Ford Penrith', 'Kia Caringbah']],
    ['kia sydney', ['Kia Caringbah']],
    ['3000 melbourne', ['Ford Berwick']],
    ['melbourne 3000', ['Ford Berwick']],
    ['geelong', ['Ford Berwick']],
    ['kia geelong', []],
    ['hobart', []],
    ['9999', []],
    ['6019', ['Ford Osborne Park', 'Subaru Balcatta', 'Prestige']],
    ['timbuktu', []],
    ['head', ['Head office']],
    ['!', places.map(({ name }) => name)],
  ])('for %s are %j', (typed, found) => {
    expect(names(typed)).toEqual(found);
  });

  it('say so where none is in the town that was named', () => {
    expect(instead('Geelong')).toEqual({ asked: 'Geelong', state: 'Victoria' });
    expect(instead('2850')).toEqual({ asked: '2850', state: 'New South Wales' });
    expect([instead('sydney'), instead('hobart'), instead('ford')]).toEqual([null, null, null]);
  });

  it('are found and listed by every brand they sell, or by what their sign says', () => {
    expect(placesOf([prestige, at('Used Cars Burswood', 'Burswood', 'WA', '6100')]).map(placeBrands)).toEqual(
      [['BMW', 'Audi'], ['Used Cars']],
    );
    expect(placesOf([at('Burswood', 'Burswood', 'WA', '6100')]).flatMap(placeBrands)).toEqual([]);
    expect(places.flatMap(placeBrands)).toEqual([
      'Ford',
      'Subaru',
      'Kia',
      'BMW',
      'Audi',
      'Ford',
      'Kia',
      'Kia',
      'Ford',
    ]);
    expect(names('bmw')).toEqual(['Prestige']);
  });
});
