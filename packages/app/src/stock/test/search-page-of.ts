import type { DealershipId } from '@forecourt/domain/core/ids';
import { buildCar } from '@forecourt/testkit/build-car';
import type { Location } from '@forecourt/domain/locations/location';
import { memoryGeocoding } from '@forecourt/testkit/memory-geocoding';
import { twoSites } from '@forecourt/testkit/two-sites';
import type { StockIndex } from '../../ports/stock/stock-index.port.ts';
import { showSearchPage, type SearchPage } from '../search/show-search-page.ts';
import { contextOf, media } from './card-site.ts';
import { fewCarsIndex } from './few-cars-index.ts';

const { harbourToyota, harbourMazda, rangesKia } = twoSites;
/** A car of a dealership. */
export const at = ({ id, slug }: { readonly id: DealershipId; readonly slug: string }) => ({
  dealershipId: id,
  dealershipSlug: slug,
});
export const cars = [
  buildCar({ ...at(harbourToyota), make: 'Toyota', model: 'Corolla', priceCents: 2_499_000 }),
  buildCar({ ...at(harbourMazda), make: 'Mazda', model: 'BT-50', simpleBody: 'Ute', priceCents: 4_190_000 }),
  buildCar({
    ...at(rangesKia),
    name: '2021 Kia Sportage',
    slug: 'kia-sportage',
    make: 'Kia',
    model: 'Sportage',
    simpleBody: 'SUV',
    priceCents: 3_599_000,
  }),
];
const now = new Date('2026-11-16T00:00:00Z');
export const base = '/search/new-used-and-demo-cars';
interface Asked {
  readonly site?: 'harbour' | 'ranges';
  readonly overrides?: object;
  readonly stockIndex?: StockIndex;
  readonly show?: typeof showSearchPage;
  readonly locations?: readonly Location[];
}

/** A page of a list of few cars, as a site is asked for it. */
export function ask(
  path: string,
  query = '',
  {
    site = 'harbour',
    overrides = {},
    stockIndex = fewCarsIndex(cars),
    show = showSearchPage,
    locations = [],
  }: Asked = {},
) {
  const stores = {
    locations: { list: async () => locations },
    promos: { listActive: async () => [] },
    pages: { list: async () => [] },
    models: { listModels: async () => [] },
  };
  const store = { run: <T>(_: unknown, work: (given: typeof stores) => Promise<T>) => work(stores) };
  return show({ stockIndex, store, media, geocoding: memoryGeocoding }, contextOf(site, overrides), {
    path,
    query,
    now,
  });
}

export async function pageAt(path: string, query = '', asked: Asked = {}): Promise<SearchPage> {
  const page = await ask(path, query, asked);
  if (!page || !('view' in page)) throw new Error(`no page: ${JSON.stringify(page)}`);
  return page;
}

export const titlesOf = ({ view }: SearchPage) =>
  view.slots.flatMap((slot) => (slot.kind === 'car' ? [slot.car.title] : []));
