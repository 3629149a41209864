import { buildCar } from '@forecourt/testkit/build-car';
import { twoSites } from '@forecourt/testkit/two-sites';
import { describe, expect, it } from 'vitest';
import { contextOf } from '../test/card-site.ts';
import { fewCarsIndex } from '../test/few-cars-index.ts';
import { suggestStock } from './suggest-stock.ts';

const now = new Date('2026-11-16T00:00:00Z');
const { harbourToyota } = twoSites;
const carIn = (city: string) =>
  buildCar({
    dealershipId: harbourToyota.id,
    dealershipSlug: harbourToyota.slug,
    location: null,
    privateSuburb: city,
  });

const suggested = async (typed: string, cities: readonly string[]) => {
  const ports = { stockIndex: fewCarsIndex(cities.map(carIn)) };
  const answer = await suggestStock(ports, contextOf('harbour'), { typed, now });
  return answer.ok ? answer.value.suggestions : [];
};

describe('SRCH-6.1 what completes typing', () => {
  it('is also a suburb of the stock, with its cars', async () => {
    expect(await suggested('ep', ['Epping', 'Epping', 'Geelong'])).toEqual([
      { attribute: 'city', value: 'Epping', count: 2, countText: '2 cars' },
    ]);
  });

  it('is no suburb where all cars stand in one', async () => {
    expect(await suggested('ep', ['Epping'])).toEqual([]);
  });
});
