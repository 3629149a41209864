import type { Location } from '@forecourt/domain/locations/location';
import { buildLocation } from '@forecourt/testkit/build-location';
import { memoryGeocoding } from '@forecourt/testkit/memory-geocoding';
import { twoSites } from '@forecourt/testkit/two-sites';
import { describe, expect, it } from 'vitest';
import { memoryPagePorts } from '../pages/test/memory-page-ports.ts';
import { contextOf } from '../stock/test/card-site.ts';
import { showContactPage } from './show-contact-page.ts';

const now = new Date('2026-11-16T00:00:00Z');
const { address } = buildLocation();
const placeAt = (name: string, lat: number, more: Partial<Location> = {}) =>
  buildLocation({
    dealershipId: twoSites.harbourToyota.id,
    name,
    slug: name.toLowerCase(),
    address: address && { ...address, lat, long: 153.045, street: `${name} Road` },
    ...more,
  });
const few = [
  placeAt('Noosa', -26.4, { primary: true }),
  placeAt('Newstead', -27.45),
  placeAt('Logan', -27.64),
];
const many = Array.from({ length: 12 }, (_, index) => placeAt(`Town ${index}`, -27 - index / 10));

function show(locations: readonly Location[], query: string, overrides: object = {}) {
  const { ports } = memoryPagePorts({ locations });
  const context = contextOf('harbour', overrides);
  return showContactPage({ ...ports, geocoding: memoryGeocoding }, context, { query, now });
}
async function shown(locations: readonly Location[], query: string, overrides: object = {}) {
  const page = await show(locations, query, overrides);
  if (!page || 'redirectTo' in page) throw new Error('no page');
  return page;
}

describe('LOC-6.5 the nearest place first', () => {
  it('shows the nearest of a few, and the others with their distance', async () => {
    const { view, head } = await shown(few, 'near=4006');
    expect(view.place?.name).toBe('Newstead');
    expect(view.placeKm).toBe('under 1 km');
    expect(view.others?.places.map(({ name, distance }) => [name, distance])).toEqual([
      ['Logan', '21 km'],
      ['Noosa', '117 km'],
    ]);
    expect(view.finder).toMatchObject({
      typed: '4006',
      found: 'Nearest to 4006 first, as the crow flies.',
      error: null,
    });
    expect(head.isIndexed).toBe(false);
    expect(head.canonical).toBe('https://harbour.example/contact-us');
  });

  it('without a postcode shows the main one, and how far the others are from it', async () => {
    const { view, head } = await shown(few, '');
    expect(view.place?.name).toBe('Noosa');
    expect(view.others?.places[0]).toMatchObject({ name: 'Newstead', distance: '117 km from Noosa' });
    expect(head.isIndexed).toBe(true);
  });

  it('names the nearest three of many, with a picture each', async () => {
    const pictured = many.map((one) => ({ ...one, imageUrl: '/media/demo/yard.jpg' }));
    const { view } = await shown(pictured, 'near=4006');
    expect(view.heading).toBe('12 dealerships, three near you');
    expect(view.nearest.map(({ name }) => name)).toEqual(['Town 4', 'Town 5', 'Town 3']);
    expect(view.nearest[0]?.picture?.kind).toBe('photo');
    // Who stands above is not listed again.
    expect(view.states[0]?.first[0]).toMatchObject({ name: 'Town 6' });
  });

  it('calls no place near that is over 100 km away', async () => {
    const far = many.map((one) => ({ ...one, address: one.address && { ...one.address, long: 151 } }));
    const { view } = await shown(far, 'near=4006');
    expect(view.heading).toBe('12 dealerships, the nearest three first');
  });

  it('FORM-6.2 says that a postcode is none, and shows all the same', async () => {
    const { view } = await shown(many, 'near=9999');
    expect(view.finder).toMatchObject({ error: 'Invalid postcode', found: null });
    expect(view.heading).toBe('12 dealerships');
    expect((await shown(many, 'near=40061')).view.finder?.error).toBe(
      'Invalid postcode. Please enter a 4-digit number.',
    );
  });

  it('FORM-6.2 says what to type where nothing was', async () => {
    expect((await shown(many, 'near=')).view.finder?.error).toBe('Type a suburb or postcode first');
    expect((await shown(many, '')).view.finder?.error).toBeNull();
  });

  it('has one address for a postcode', async () => {
    expect(await show(few, 'near=4006%20Newstead')).toEqual({
      redirectTo: '/contact-us?near=4006',
      isPermanent: false,
    });
  });

  it('is not offered where the site does not want it, nor with one place', async () => {
    const off = { locations: { offersNearestFirst: false } };
    expect((await shown(few, 'near=4006', off)).view).toMatchObject({
      finder: null,
      place: { name: 'Noosa' },
    });
    expect((await shown(few.slice(0, 1), 'near=4006')).view.finder).toBeNull();
  });
});

describe('API-4.2 LOC-6.3 what is seen of a place', () => {
  const tiles = { locations: { mapTileUrl: 'https://tiles.example/{z}/{x}/{y}.png', mapZoom: 14 } };

  it('is its photograph, else the picture of its map, else nothing', async () => {
    const [noosa] = few;
    if (!noosa) throw new Error('no place');
    const photo = await shown([{ ...noosa, imageUrl: '/media/demo/yard.jpg' }], '');
    expect(photo.view.picture).toMatchObject({ kind: 'photo', alt: 'Noosa' });
    const mapKey = 'maps/noosa.png';
    const map = await shown([{ ...noosa, address: noosa.address && { ...noosa.address, mapKey } }], '');
    expect(map.view.picture).toMatchObject({ kind: 'map', alt: 'Map of where Noosa is' });
    expect((await shown([noosa], '')).view).toMatchObject({ picture: null, map: null });
  });

  it('is a map where the site has one, in its zoom', async () => {
    const { view } = await shown(few, '', tiles);
    expect(view.map).toMatchObject({
      map: { kind: 'tiles', zoom: 14, points: [{ name: 'Noosa', lat: -26.4, long: 153.045 }] },
      note: 'The map comes from tiles.example, which sees that you asked for it.',
      isDark: false,
    });
  });
});
