import { buildCar } from '@forecourt/testkit/build-car';
import { twoSites } from '@forecourt/testkit/two-sites';
import { describe, expect, it } from 'vitest';
import { StockIndexUnavailable, type StockIndex } from '../../ports/stock/stock-index.port.ts';
import { fewCarsIndex } from '../test/few-cars-index.ts';
import { ofHarbour, vehiclePageOf } from '../test/vehicle-page-of.ts';

const { rangesKia } = twoSites;
const silent: StockIndex = {
  search: () => Promise.reject(new StockIndexUnavailable('away')),
  suggest: async () => [],
};
const soldAt = (day: string) =>
  buildCar({ ...ofHarbour, status: 'sold', sold: true, soldAt: new Date(`${day}T00:00:00Z`) });
/** A used one that has run so far. */
const corolla = (km: number, overrides: object = {}) =>
  buildCar({ ...ofHarbour, carType: 'used', slug: `corolla-${km}`, km, ...overrides });
const sold = (day: string) => vehiclePageOf(soldAt(day));

describe('the page of a car', () => {
  it('VDP-1.1 names the car, its price and where it lies', async () => {
    expect(await vehiclePageOf(buildCar(ofHarbour))).toMatchObject({
      status: 200,
      isDegraded: false,
      head: { isIndexed: true, canonical: 'https://harbour.example/cars/corolla' },
      view: { title: '2021 Toyota Corolla', price: { amount: '$24,990', basis: 'Drive away' } },
    });
  });

  it('TEN-8 is there on the sites that show its dealership, and on no other', async () => {
    const car = buildCar(ofHarbour);
    expect(await vehiclePageOf(car, { site: 'harbour' })).not.toBeNull();
    expect(await vehiclePageOf(car, { site: 'ranges' })).toBeNull();
    const shared = buildCar({ ...ofHarbour, dealershipId: rangesKia.id, dealershipSlug: rangesKia.slug });
    expect(await vehiclePageOf(shared, { site: 'harbour' })).not.toBeNull();
    expect(await vehiclePageOf(shared, { site: 'ranges' })).not.toBeNull();
  });

  it('TEN-6.1 is not there for a draft, or outside the filter of the site', async () => {
    expect(await vehiclePageOf(buildCar({ ...ofHarbour, showOnDealerWebsite: false }))).toBeNull();
    const overrides = { stock: { filter: 'make = Kia' } };
    expect(await vehiclePageOf(buildCar(ofHarbour), { overrides })).toBeNull();
  });

  it.each(['%63orolla', '%', 'other'])('URL-3.1 is not there for the slug %s', async (slug) => {
    expect(await vehiclePageOf(buildCar(ofHarbour), { slug })).toBeNull();
  });
});

describe('the cars like one', () => {
  const market = {
    averagePriceCents: 2_600_000,
    averagedOn: '2026-11-01',
    averageBasis: 'driveAway',
  };
  const car = corolla(41_200, { slug: 'corolla', market });
  const others = [10, 20, 30, 50, 60, 70].map((thousands) => corolla(thousands * 1_000));
  const told = { vehiclePage: { truth: ['market'] } };
  const plotOf = async (found: readonly (typeof car)[], overrides: object = told) => {
    const page = await vehiclePageOf(car, { stockIndex: fewCarsIndex([car, ...found]), overrides });
    return page?.view.truth?.likeCars ?? null;
  };

  it('VDP-3 stand beside its price against the market, where there are enough of them', async () => {
    expect((await plotOf(others))?.others).toHaveLength(6);
    expect(await plotOf(others.slice(1))).toBeNull();
  });

  it('VDP-3 are not looked for where the site tells of no market', async () => {
    expect(await plotOf(others, { vehiclePage: { truth: ['owners'] } })).toBeNull();
  });
});

describe('the page of a sold car', () => {
  it('VDP-4 stays after the sale, leaves search engines, and then is gone', async () => {
    expect(await sold('2026-11-15')).toMatchObject({ status: 200, head: { isIndexed: true } });
    expect(await sold('2026-10-01')).toMatchObject({ status: 200, head: { isIndexed: false } });
    expect(await sold('2026-06-01')).toMatchObject({
      status: 410,
      view: { state: 'gone', notice: { text: 'Unfortunately this vehicle recently sold.' } },
    });
  });

  it('VDP-4 has no way to buy it, and one to find another', async () => {
    const page = await sold('2026-11-15');
    expect(page?.view.actions.map(({ opens }) => opens)).toEqual(['similarEnquiry']);
    expect(page?.view.actions[0]?.href).toMatch(/^\/cars\/[^/]+\/enquire$/);
    expect(page?.view.links).toEqual([]);
  });

  it('VDP-4 SRCH-18 shows similar cars first: of its make and body, then of its body', async () => {
    const others = [
      buildCar({ ...ofHarbour, slug: 'same', km: 1 }),
      buildCar({ ...ofHarbour, slug: 'sold', status: 'sold', sold: true }),
      buildCar({ ...ofHarbour, slug: 'hatch', make: 'Mazda' }),
      buildCar({ ...ofHarbour, slug: 'ute', simpleBody: 'Ute' }),
    ];
    const page = await vehiclePageOf(soldAt('2026-11-15'), { stockIndex: fewCarsIndex(others) });
    expect(page?.view.similar).toMatchObject({
      comesFirst: true,
      heading: 'Similar cars',
      all: { text: 'All Toyota', href: '/search/toyota' },
    });
    expect(page?.view.similar?.cards.map(({ href }) => href)).toEqual(['/cars/same', '/cars/hatch']);
  });

  it('VDP-4 goes without them where the search does not answer, and is soon made again', async () => {
    const page = await vehiclePageOf(soldAt('2026-11-15'), { stockIndex: silent });
    expect(page).toMatchObject({ status: 200, isDegraded: true, view: { similar: null } });
  });
});

describe('similar cars', () => {
  it('SRCH-18 stand at the foot of a car that can be bought, without the car itself', async () => {
    const car = buildCar(ofHarbour);
    const stockIndex = fewCarsIndex([car, buildCar({ ...ofHarbour, slug: 'other' })]);
    const page = await vehiclePageOf(car, { stockIndex });
    expect(page?.view.similar?.comesFirst).toBe(false);
    expect(page?.view.similar?.cards.map(({ href }) => href)).toEqual(['/cars/other']);
  });

  it('SRCH-18 are the closest in price, and one that costs a third comes last', async () => {
    const car = buildCar({ ...ofHarbour, priceCents: 1_300_000 });
    const stockIndex = fewCarsIndex([
      priced('cheap', 3_990),
      priced('further', 16_000),
      priced('close', 12_500),
      priced('mazda', 13_000, 'Mazda'),
    ]);
    const page = await vehiclePageOf(car, { stockIndex });
    expect(page?.view.similar?.cards.map(({ href }) => href)).toEqual([
      '/cars/close',
      '/cars/further',
      '/cars/mazda',
      '/cars/cheap',
    ]);
  });

  it('SRCH-18 are not looked for where the site shows none', async () => {
    const stockIndex = fewCarsIndex([buildCar({ ...ofHarbour, slug: 'other' })]);
    const overrides = { vehiclePage: { similarCarsShown: 0 } };
    const page = await vehiclePageOf(buildCar(ofHarbour), { stockIndex, overrides });
    expect(page?.view.similar).toBeNull();
    expect(stockIndex.searches).toEqual([]);
  });
});

function priced(slug: string, dollars: number, make = 'Toyota') {
  return buildCar({ ...ofHarbour, slug, make, priceCents: dollars * 100 });
}
