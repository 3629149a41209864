import { brandDefaults, templateDefaults } from '@forecourt/domain/settings/template-defaults';
import { layersUnder } from '@forecourt/domain/settings/layers';
import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import { carSchema } from '@forecourt/domain/stock/car/car';
import { evaluateFilter } from '@forecourt/domain/stock/filter/evaluate-filter';
import { priceBasis } from '@forecourt/domain/stock/price/price-basis';
import { siteStockFilter } from '@forecourt/domain/stock/search/site-stock-filter';
import { shownInSearch } from '@forecourt/domain/stock/search/shown-in-search';
import { describe, expect, it } from 'vitest';
import { demoWorld } from './dealers/demo-world.ts';
import { pictureOfKey } from './pictures/picture-of-key.ts';
import { sittingKey } from './pictures/plates.ts';
import { stockCases } from './stock/cases.ts';
import { dirtKinds } from './stock/dirt.ts';
import { isDirt } from './stock/is-dirt.ts';
import { stockOf } from './stock/stock-of.ts';
import type { WorldSite } from './world.ts';

const asOf = new Date('2026-11-15T00:00:00Z');
const world = demoWorld(asOf);
const everyCar = () => world.dealerships.flatMap((dealership) => [...stockOf(world, dealership)]);
const cars = everyCar();

function settingsOf(site: WorldSite) {
  const account = world.accounts.find(({ id }) => id === site.accountId);
  const brand = world.manufacturers.find(({ id }) => id === site.manufacturerId);
  const layers = layersUnder(
    {
      siteId: site.id,
      groupId: site.accountId,
      template: site.template,
      manufacturers: brand === undefined ? [] : [brand.slug],
    },
    [
      { layer: 'group', key: site.accountId, number: 1, overrides: account?.settings },
      { layer: 'site', key: site.id, number: 1, overrides: site.settings },
    ],
    { template: templateDefaults, brand: brandDefaults },
  );
  return resolveSettings(layers).settings;
}

/** What the site's own settings let it show of the stock that is shared with it. */
function shownBy(site: WorldSite) {
  const { stock } = settingsOf(site);
  const filter = siteStockFilter(stock);
  const shared = new Set<string>(site.shows);
  return cars.filter(
    ({ car }) =>
      shared.has(car.dealershipId) &&
      evaluateFilter(filter, car) &&
      shownInSearch(car, { soldDays: stock.soldDays, timeZone: site.timeZone }, asOf).isShown,
  );
}

describe('the stock of the demo world', () => {
  it('DATA-1 has only whole cars, as many as the plans say', () => {
    expect(cars).toHaveLength(world.dealerships.reduce((sum, { stock }) => sum + stock.count, 0));
    for (const { car } of cars) expect(carSchema.parse(car)).toEqual(car);
  });

  it.each(world.sites)('LAW-2.1 has no price type that the foot of $slug leaves unexplained', (site) => {
    const { price } = settingsOf(site);
    const types = shownBy(site).map(({ car }) => priceBasis(car.priceType) ?? price.defaultType);
    expect(price.explainedTypes).toEqual(expect.arrayContaining([...new Set(types)]));
  });

  it('is the same, byte by byte, when it is made again', () => {
    expect(JSON.stringify(everyCar())).toBe(JSON.stringify(cars));
  });

  it.each(stockCases.map(({ name, has }) => [name, has] as const))('has %s', (_name, has) => {
    expect(cars.some((car) => has(car, asOf))).toBe(true);
  });

  it('needs no more pictures than its first load can develop', () => {
    const keys = new Set(cars.flatMap(({ car }) => car.photos.map(({ url }) => url.replace('/media/', ''))));
    const pictures = [...keys].flatMap((key) => pictureOfKey(key) ?? []);
    const sittings = pictures.filter(({ scene }) => scene !== 'studio').map(sittingKey);
    expect(pictures).toHaveLength(keys.size);
    // A sitting takes an eighth of a second of a core, what is cut from one a fiftieth: minutes on two cores.
    expect(new Set(sittings).size).toBeLessThanOrEqual(3_200);
    expect(keys.size).toBeLessThanOrEqual(7_300);
  });

  it('shows most cars in ten pictures or more', () => {
    const modern = cars.filter(
      ({ car }) => car.itemType === 'car' && (car.year ?? 0) >= 2018 && car.photosCount > 1,
    );
    const whole = modern.filter(({ car }) => car.photosCount >= 10);
    expect(whole.length / modern.length).toBeGreaterThan(0.85);
  });

  it('is dirty only where it says so, and as it says', () => {
    const mislabelled = cars.filter(({ car, dirt }) =>
      dirt === null ? dirtKinds.some((kind) => isDirt[kind](car)) : !isDirt[dirt](car),
    );
    expect(mislabelled.map(({ car, dirt }) => `${car.slug}: ${dirt}`)).toEqual([]);
    expect(new Set(cars.map(({ dirt }) => dirt))).toEqual(new Set([null, ...dirtKinds]));
  });

  it.each(world.sites.map((site) => [site.slug, site] as const))(
    'TEN-6.1 leaves %s a yard to show, for the most part with pictures',
    (_slug, site) => {
      const shown = shownBy(site);
      const shared = cars.filter(({ car }) => site.shows.includes(car.dealershipId)).length;
      expect(shown.length).toBeGreaterThan(Math.min(20, shared * 0.5));
      expect(shown.filter(({ car }) => car.photosCount >= 3).length / shown.length).toBeGreaterThan(0.6);
    },
  );
});
