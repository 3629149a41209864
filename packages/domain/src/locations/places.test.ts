import { describe, expect, it } from 'vitest';
import type { Location } from './location.ts';
import { placesOf } from './places.ts';

const at = (street: string | null) => ({ street }) as Location['address'];
const location = (name: string, more: Partial<Location> = {}) =>
  ({
    name,
    slug: name.toLowerCase(),
    dealershipId: 'd-1',
    locationType: null,
    address: null,
    ...more,
  }) as Location;

describe('LOC-1.1 the places of a site', () => {
  it('stand once each, with their departments in the order in which they are asked for', () => {
    const parts = location('Naremburn - Parts', { locationType: 'parts', address: at('218 Road') });
    const service = location('Naremburn - Service', { locationType: 'service', address: at('218  road ') });
    const sales = location('Naremburn - Sales', { locationType: 'sales', address: at('218 Road') });
    const brookvale = location('Brookvale - Sales', { address: at('551 Road') });
    const places = placesOf([parts, brookvale, service, sales]);
    expect(places.map(({ name, slug }) => [name, slug])).toEqual([
      ['Naremburn', 'naremburn'],
      ['Brookvale', 'brookvale'],
    ]);
    expect(places[0]).toMatchObject({ main: sales, departments: [sales, service, parts] });
  });

  it('are two where the address or the dealership differs', () => {
    const [one, other] = [
      location('Penrith', { address: at('1 Road') }),
      location('Penrith', { address: at('2 Road') }),
    ];
    expect(placesOf([one, other])).toHaveLength(2);
    const third = location('Penrith', {
      address: at('1 Road'),
      dealershipId: 'd-2' as Location['dealershipId'],
    });
    expect(placesOf([one, third])).toHaveLength(2);
    expect(placesOf([one, location('Penrith', { address: at(null) })])).toHaveLength(2);
    expect(placesOf([location('Penrith'), location('Penrith - Service')])).toHaveLength(1);
  });
});
