import { buildCar } from '@forecourt/testkit/build-car';
import { expect, it } from 'vitest';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { untaggedCars } from './untagged-cars.ts';

const now = new Date('2026-06-15T02:00:00Z');
const added = (slug: string, day: number, over = {}) =>
  buildCar({ slug, createdAt: new Date(Date.UTC(2026, 5, day)), ...over });
const cars = [added('a', 10), added('b', 14), added('c', 1), added('d', 13), added('e', 12, { tag: 'Demo' })];
const { settings } = resolveSettings([]);
const untagged = (newTagMost: number) => {
  const site = { ...settings, carCard: { ...settings.carCard, newTagMost } };
  return [...untaggedCars(cars, site, now)].map(({ slug }) => slug);
};

it('RULE-2 leaves the new tag to the newest of a page, and other ribbons alone', () => {
  expect(untagged(100)).toEqual([]);
  expect(untagged(1)).toEqual(['d', 'a']);
  expect(untagged(0)).toEqual(['b', 'd', 'a']);
});
