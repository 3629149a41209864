import type { Car } from '@forecourt/domain/stock/car';
import { buildCar } from '@forecourt/testkit/build-car';
import { twoSites } from '@forecourt/testkit/two-sites';
import { describe, expect, it } from 'vitest';
import { StockIndexUnavailable, type StockIndex } from '../ports/stock-index.ts';
import { showVehiclePage } from './show-vehicle-page.ts';
import { contextOf, media } from './test/card-site.ts';

const { harbourToyota, rangesKia } = twoSites;
const now = new Date('2026-11-16T00:00:00Z');
const toyota = { slug: 'corolla', dealershipId: harbourToyota.id, dealershipSlug: harbourToyota.slug };
const silent: StockIndex = {
  search: () => Promise.reject(new StockIndexUnavailable('away')),
  suggest: async () => [],
};

function show(car: Car, site: 'harbour' | 'ranges' = 'harbour', path = '/cars/corolla', overrides = {}) {
  const cars = { findBySlug: async (slug: string) => (slug === car.slug ? car : null) };
  const ports = {
    media,
    stockIndex: silent,
    store: { run: <T>(_: unknown, work: (stores: { cars: typeof cars }) => Promise<T>) => work({ cars }) },
  };
  return showVehiclePage(ports, contextOf(site, overrides), { address: { path, query: '' }, now });
}

const sold = (soldAt: string) =>
  show(buildCar({ ...toyota, status: 'sold', sold: true, soldAt: new Date(soldAt) }));

describe('the page of a car', () => {
  it('VDP-1 names the car, its price and what is known of it', async () => {
    const page = await show(buildCar({ ...toyota, dealerComments: 'One owner.|Full history.' }));
    expect(page).toMatchObject({
      status: 200,
      head: { isIndexed: true, canonical: 'https://harbour.example/cars/corolla' },
      view: { title: '2021 Toyota Corolla', price: { amount: '$24,990', basis: 'Drive Away' } },
    });
    expect(page?.view.comments.paragraphs).toEqual(['One owner.', 'Full history.']);
    expect(page?.view.keyInformation).toContainEqual({ label: 'Odometer', text: '41,200 km' });
  });

  it('TEN-8 is there on the sites that show its dealership, and on no other', async () => {
    const car = buildCar(toyota);
    expect(await show(car, 'harbour')).not.toBeNull();
    expect(await show(car, 'ranges')).toBeNull();
    const shared = buildCar({ ...toyota, dealershipId: rangesKia.id, dealershipSlug: rangesKia.slug });
    expect(await show(shared, 'harbour')).not.toBeNull();
    expect(await show(shared, 'ranges')).not.toBeNull();
  });

  it('TEN-6 is not there for a draft, or outside the filter of the site', async () => {
    expect(await show(buildCar({ ...toyota, showOnDealerWebsite: false }))).toBeNull();
    const onlyKia = { stock: { filter: 'make = Kia' } };
    expect(await show(buildCar(toyota), 'harbour', '/cars/corolla', onlyKia)).toBeNull();
  });

  it.each(['/cars', '/cars/corolla/checkout', '/cars/%63orolla', '/cars/%', '/cars/other'])(
    'URL-3 does not lie at %s',
    async (path) => {
      expect(await show(buildCar(toyota), 'harbour', path)).toBeNull();
    },
  );

  it('VDP-4 stays after the sale, leaves search engines, and then is gone', async () => {
    expect(await sold('2026-11-15T00:00:00Z')).toMatchObject({ status: 200, head: { isIndexed: true } });
    expect(await sold('2026-10-01T00:00:00Z')).toMatchObject({ status: 200, head: { isIndexed: false } });
    expect(await sold('2026-06-01T00:00:00Z')).toMatchObject({
      status: 410,
      view: { state: 'gone', notice: { text: 'Unfortunately this vehicle recently sold.' }, similar: [] },
    });
  });
});
