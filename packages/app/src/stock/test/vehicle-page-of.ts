import type { Location } from '@forecourt/domain/locations/location';
import type { Car } from '@forecourt/domain/stock/car/car';
import { twoSites } from '@forecourt/testkit/two-sites';
import type { StockIndex } from '../../ports/stock/stock-index.port.ts';
import { showVehiclePage } from '../vehicle/show-vehicle-page.ts';
import { contextOf, media } from './card-site.ts';
import { fewCarsIndex } from './few-cars-index.ts';

interface Around {
  readonly site?: 'harbour' | 'ranges';
  /** As an address writes it. */
  readonly slug?: string;
  readonly overrides?: object;
  readonly stockIndex?: StockIndex;
  readonly locations?: readonly Location[];
  readonly now?: Date;
}

/** A car of the first of the two standard sites. */
export const ofHarbour = {
  slug: 'corolla',
  dealershipId: twoSites.harbourToyota.id,
  dealershipSlug: twoSites.harbourToyota.slug,
};

/** The page that a site has for a car, from memory. */
export function vehiclePageOf(car: Car, around: Around = {}) {
  const { site = 'harbour', slug = 'corolla', overrides = {}, locations = [] } = around;
  const stores = {
    cars: { findBySlug: async (named: string) => (named === car.slug ? car : null) },
    locations: { find: async (id: string) => locations.find((one) => one.id === id) ?? null },
    pages: { list: async () => [] },
    models: { listModels: async () => [] },
  };
  const ports = {
    media,
    stockIndex: around.stockIndex ?? fewCarsIndex([]),
    store: { run: <T>(_: unknown, work: (all: typeof stores) => Promise<T>) => work(stores) },
  };
  const now = around.now ?? new Date('2026-11-16T00:00:00Z');
  return showVehiclePage(ports, contextOf(site, overrides), { slug, now });
}
