import { layersUnder } from '@forecourt/domain/settings/layers';
import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import { brandDefaults, templateDefaults } from '@forecourt/domain/settings/template-defaults';
import { isSiteSlug } from '@forecourt/domain/core/host';
import { describe, expect, it } from 'vitest';
import type { World } from '../world.ts';
import { apportion } from './scale/apportion.ts';
import { scaleWorld } from './scale-world.ts';

const asOf = new Date('2026-11-15T03:00:00Z');
const began = process.cpuUsage();
const world = scaleWorld(asOf);
// Of the processor's time, as others may use the machine too.
const tookMs = process.cpuUsage(began).user / 1000;

const carsOf = ({ dealerships }: World, shown: readonly string[]) => {
  const ids = new Set(shown);
  return dealerships.filter(({ id }) => ids.has(id)).reduce((sum, { stock }) => sum + stock.count, 0);
};

describe('the scale world', () => {
  const counts = world.sites.map((site) => carsOf(world, site.shows)).toSorted((one, other) => one - other);

  it('has a thousand sites and a million cars, one large and one directory', () => {
    expect(world.sites).toHaveLength(1000);
    expect(world.dealerships.reduce((sum, { stock }) => sum + stock.count, 0)).toBe(1_000_000);
    expect(counts.at(-1)).toBe(500_000);
    expect(counts.at(-2)).toBe(20_000);
  });

  it('has a long tail of the others, around five hundred', () => {
    const median = counts[500] ?? 0;
    expect(median).toBeGreaterThan(300);
    expect(median).toBeLessThan(600);
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts.at(-3)).toBeGreaterThan(2_000);
    expect(counts.at(-3)).toBeLessThan(20_000);
  });

  it('has a directory over the dealerships of other accounts alone', () => {
    const directory = world.sites.find(({ shows }) => carsOf(world, shows) === 500_000);
    const owners = world.dealerships.filter(({ id }) => directory?.shows.includes(id));
    expect(owners.every(({ accountId }) => accountId !== directory?.accountId)).toBe(true);
    expect(new Set(owners.map(({ accountId }) => accountId)).size).toBeGreaterThan(500);
  });

  it('names no two things alike', () => {
    const slugs = world.sites.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.filter((slug) => !isSiteSlug(slug))).toEqual([]);
    for (const all of [
      world.accounts.map(({ slug }) => slug),
      world.dealerships.map(({ slug }) => slug),
      world.dealerships.flatMap(({ locations }) => locations.map(({ id }) => id)),
      world.sites.flatMap(({ domains }) => domains.map(({ host }) => host)),
      world.staff.map(({ email }) => email),
    ]) {
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it('TEN-4.1 has settings that hold', () => {
    const slugs = new Map(world.manufacturers.map(({ id, slug }) => [id, slug]));
    const problems = world.sites.flatMap((site) => {
      const brand = site.manufacturerId === null ? undefined : slugs.get(site.manufacturerId);
      const manufacturers = brand === undefined ? [] : [brand];
      const place = { siteId: site.id, groupId: site.accountId, template: site.template, manufacturers };
      const saved = { layer: 'site', key: site.id, number: 1, overrides: site.settings } as const;
      return resolveSettings(
        layersUnder(place, [saved], { template: templateDefaults, brand: brandDefaults }),
      ).problems;
    });
    expect(problems).toEqual([]);
  });

  it('is built in a moment', () => {
    expect(tookMs).toBeLessThan(3_000);
  });

  it('is the same each time, and of any size', () => {
    const small = scaleWorld(asOf, { sites: 20, cars: 2_000 });
    expect(scaleWorld(asOf, { sites: 20, cars: 2_000 })).toEqual(small);
    expect(small.sites).toHaveLength(20);
    expect(small.dealerships.reduce((sum, { stock }) => sum + stock.count, 0)).toBe(2_000);
  });
});

describe('apportioning', () => {
  it.each([
    [10, [1, 1, 1], [3, 4, 3]],
    [0, [1, 2], [0, 0]],
    [7, [6, 1], [6, 1]],
  ])('%i by %j', (total, weights, shares) => {
    expect(apportion(total, weights)).toEqual(shares);
  });
});
