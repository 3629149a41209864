import { buildCar } from '@forecourt/testkit/build-car';
import { twoSites } from '@forecourt/testkit/two-sites';
import {
  harbourSite,
  harbourStaff,
  openTwoDealers,
  type TwoDealers,
} from '@forecourt/testkit-db/two-dealers';
import { afterAll, beforeAll, expect, it } from 'vitest';

const now = new Date('2026-03-01T00:00:00Z');

let dealers: TwoDealers;
beforeAll(async () => {
  dealers = await openTwoDealers();
});
afterAll(() => dealers.close());

it('DATA-1 takes cars in by the names of their makers, and hides one of a year that cannot be', async () => {
  const { id: dealershipId, slug: dealershipSlug } = twoSites.harbourToyota;
  const car = buildCar({
    dealershipId,
    dealershipSlug,
    year: 1901,
    make: 'TOYOTA',
    model: 'HILUX SR5',
    badge: null,
  });
  const save = (year: number) => dealers.run(harbourStaff, ({ cars }) => cars.save({ ...car, year }, now));
  const seen = () => dealers.run(harbourSite, ({ cars }) => cars.findById(car.id));

  expect(await save(1901)).toBe('saved');
  expect(await seen()).toBeNull();
  expect(await dealers.run(harbourStaff, ({ cars }) => cars.findById(car.id))).toMatchObject({
    make: 'Toyota',
    model: 'HiLux',
    badge: 'SR5',
    heldFor: ['year_impossible'],
  });
  expect(await save(1901)).toBe('unchanged');
  expect(await save(2001)).toBe('saved');
  expect(await seen()).toMatchObject({ year: 2001, heldFor: [] });
});
