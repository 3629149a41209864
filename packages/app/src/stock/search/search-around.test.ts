import type { Location } from '@forecourt/domain/locations/location';
import type { StockFilter } from '@forecourt/domain/stock/filter/expression';
import { buildCar } from '@forecourt/testkit/build-car';
import { buildLocation } from '@forecourt/testkit/build-location';
import { twoSites } from '@forecourt/testkit/two-sites';
import { describe, expect, it } from 'vitest';
import { fewCarsIndex } from '../test/few-cars-index.ts';
import { ask, at, base, pageAt } from '../test/search-page-of.ts';

const { harbourToyota } = twoSites;
const located = (name: string, lat: number): Location => {
  const { address, ...rest } = buildLocation({ ...at(harbourToyota), name, slug: name.toLowerCase() });
  return { ...rest, address: address && { ...address, lat, long: 153.045 } };
};
/** 4006 lies at -27.45; a degree is 111 km. */
const locations = [located('Noosa', -26.4), located('Newstead - Sales', -27.45), located('Logan', -27.64)];
const carIn = (name: string) =>
  buildCar({ ...at(harbourToyota), location: { name, slug: name.toLowerCase() } });
const cars = [carIn('Noosa'), carIn('Newstead - Sales'), carIn('Logan')];
const near = (query: string) => {
  const filters: StockFilter[] = [];
  const few = fewCarsIndex(cars);
  const stockIndex: typeof few = {
    ...few,
    search: (site, search) => (filters.push(site.filter), few.search(site, search)),
  };
  return { stockIndex, filters, page: pageAt(base, query, { stockIndex, locations }) };
};

describe('LOC-6.5 a search from where a visitor is', () => {
  it('lists the cars of the nearest location first, and says how far each is', async () => {
    const { stockIndex, page } = near('near=4006');
    const { view, head } = await page;
    expect(stockIndex.searches.find(({ nearest }) => nearest)?.nearest).toEqual([
      'Newstead - Sales',
      'Logan',
      'Noosa',
    ]);
    const places = view.slots.flatMap((slot) => (slot.kind === 'car' ? [slot.car.location] : []));
    expect(places).toContain('Newstead, under 1 km');
    expect(places).toContain('Logan, 21 km');
    expect(view.sort.options.find(({ isChosen }) => isChosen)?.label).toBe('Nearest first');
    expect(view.near).toMatchObject({ text: 'Near 4006', notice: null });
    expect(head.isIndexed).toBe(false);
    expect(head.canonical).not.toContain('near');
  });

  it('goes by another order where one is chosen', async () => {
    const { stockIndex, page } = near('near=4006&sortBy=priceAsc');
    expect((await page).view.near?.text).toBe('Near 4006');
    expect(stockIndex.searches.some(({ nearest }) => nearest)).toBe(false);
  });

  it('leaves out what is further than was chosen', async () => {
    const { page, filters } = near('near=4006&within=25');
    const { view } = await page;
    expect(JSON.stringify(filters)).toContain('"values":["Newstead - Sales","Logan"]');
    expect(view.near?.distances.find(({ isChosen }) => isChosen)?.label).toBe('25 km');
    expect(view.near?.distances.map(({ href }) => href)).toContain(`${base}?near=4006&within=50`);
    expect(view.saveSearch?.search).not.toContain('near');
  });

  it('shows the nearest all the same where none is so near, and says so', async () => {
    const { view } = await near('near=3220&within=10').page;
    expect(view.near?.notice).toBe('Nothing of ours is within 10 km of 3220. Here are the nearest.');
    expect(view.count).toContain('3');
  });

  it('FORM-6.2 says where there is no such postcode, FORM-6.1 or none at all', async () => {
    expect((await near('near=9999').page).view.near?.notice).toBe('Invalid postcode');
    const short = await near('near=322').page;
    expect(short.view.near?.notice).toBe('Invalid postcode. Please enter a 4-digit number.');
    expect((await near('near=5555').page).view.near?.notice).toContain('right now');
  });

  it('has one address for a postcode, however it is written', async () => {
    expect(await ask(base, 'near=4006%20Newstead', { locations })).toEqual({
      redirectTo: `${base}?near=4006`,
      isPermanent: false,
    });
  });
});
