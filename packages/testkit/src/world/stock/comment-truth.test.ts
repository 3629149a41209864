import { personToAsk } from '@forecourt/domain/contact/person-to-ask';
import { dateIn } from '@forecourt/domain/core/zoned-time';
import { locationZone } from '@forecourt/domain/locations/location-zone';
import type { Car } from '@forecourt/domain/stock/car/car';
import { describe, expect, it } from 'vitest';
import { demoWorld } from '../dealers/demo-world.ts';
import { dayMs } from './car-dates.ts';
import { stockOf } from './stock-of.ts';

const world = demoWorld(new Date('2026-11-15T03:00:00Z'));
const known = world.dealerships.flatMap((dealership) =>
  [...stockOf(world, dealership)].flatMap(({ car, dirt }) => (dirt === null ? [{ dealership, car }] : [])),
);

const stoodDays = ({ createdAt }: Car) => (world.asOf.getTime() - createdAt.getTime()) / dayMs;
const isUsed = ({ carType }: Car) => carType === 'used';

describe('what staff write of a car', () => {
  it.each<[what: string, said: RegExp, holds: (car: Car) => boolean]>([
    [
      'has been used',
      /ex council|towed a float|came in on trade|belonged to|brake controller|two tonne/i,
      isUsed,
    ],
    ['has been owned by one', /serviced it since|three-year lease/i, ({ owners }) => owners === 1],
    [
      'has its papers whole',
      /serviced it since|book stamped|every receipt|every service/i,
      ({ serviceBook }) => serviceBook === 'full',
    ],
    [
      'has just come',
      /^just in:|just traded|landed this week|fresh off the truck/i,
      (car) => stoodDays(car) < 7,
    ],
    ['has a chain', /chain and sprockets/i, ({ simpleBody }) => simpleBody !== 'Scooter'],
    ['has an engine', /timing|oil, filters/i, ({ simpleFuel }) => simpleFuel !== 'Electric'],
    ['carries things', /tub liner/i, ({ simpleBody }) => simpleBody === null || simpleBody === 'Ute'],
  ])('VDP-3 says only of one that %s what only such a one can be', (_, said, holds) => {
    const told = known.filter(({ car }) => said.test(car.dealerComments ?? ''));
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter(({ car }) => !holds(car)).map(({ car }) => [car.slug, car.dealerComments])).toEqual(
      [],
    );
  });

  it('VDP-3 says of one that is still to come nothing that only a look at it could tell', () => {
    const coming = known.filter(({ car }) => car.status === 'coming_soon' && car.dealerComments !== null);
    expect(coming.length).toBeGreaterThan(0);
    const here =
      /in the showroom today|without the wait|on the floor and|immediate delivery|in stock now|ready for pick up|is here|pre-delivered|test ride|tyres|drive it home/i;
    expect(
      coming
        .filter(({ car }) => here.test(car.dealerComments ?? ''))
        .map(({ car }) => [car.slug, car.dealerComments]),
    ).toEqual([]);
  });

  it('VDP-3 asks for whom the page names beside the car', () => {
    const named = known.flatMap(({ car, dealership }) => {
      const place = dealership.locations.find(({ id }) => id === car.locationId);
      const person = place && personToAsk(place, dealership.sellers ?? []);
      const [, asked] = /(?:ask for|give|phone) (\p{Lu}\p{Ll}+)/iu.exec(car.dealerComments ?? '') ?? [];
      return person && asked !== undefined && /^\p{Lu}\p{Ll}/u.test(asked) ? [[asked, person.name]] : [];
    });
    expect(named.length).toBeGreaterThan(0);
    for (const [asked = '', name = ''] of named) expect(name.split(' ')[0]).toBe(asked);
  });
});

describe('what is written across the photograph of a car', () => {
  it.each<[tag: string, holds: (car: Car) => boolean]>([
    ['Runout Sale', ({ year }) => (year ?? 0) < 2026],
    ['One Owner', ({ owners }) => owners === 1],
    ['Just Traded', (car) => stoodDays(car) < 14],
  ])('RULE-2 %s holds of the car', (tag, holds) => {
    const tagged = known.filter(({ car }) => car.tag === tag);
    expect(tagged.length).toBeGreaterThan(0);
    expect(tagged.filter(({ car }) => !holds(car)).map(({ car }) => car.slug)).toEqual([]);
  });
});

describe('the days of a car', () => {
  it('VDP-3 are those of its yard: nobody inspects it before it is there', () => {
    const before = known.filter(({ car, dealership }) => {
      const place = dealership.locations.find(({ id }) => id === car.locationId);
      if (!place) return false;
      const came = dateIn(car.createdAt, locationZone(place, 'Australia/Sydney'));
      return [car.inspectedOn, car.ppsrSearchedOn].some((day) => day !== null && day < came);
    });
    expect(before.map(({ car }) => car.slug)).toEqual([]);
  });
});
