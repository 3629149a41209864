import { buildCar } from '@forecourt/testkit/build-car';
import { twoSites } from '@forecourt/testkit/two-sites';
import { describe, expect, it } from 'vitest';
import { servedPages } from './served-pages.ts';

const { id: dealershipId, slug: dealershipSlug } = twoSites.harbourToyota;
const carsOf = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    buildCar({ dealershipId, dealershipSlug, slug: `car-${place}` }),
  );
const path = '/search/new-used-and-demo-cars';

interface SearchView {
  readonly count: string;
  readonly filters: {
    readonly sections: readonly { readonly key: string; readonly options: readonly Option[] }[];
  };
}
interface Option {
  readonly label: string;
  readonly href: string;
  readonly isChosen: boolean;
}

async function served(overrides: object, cars = carsOf(1)): Promise<SearchView> {
  return (await servedPages({ cars, overrides }, path))[path].view as SearchView;
}

const typesOf = async (overrides: object) => {
  const { sections } = (await served(overrides)).filters;
  const options = sections.find(({ key }) => key === 'car_type')?.options ?? [];
  return options.map(({ label, isChosen }) => (isChosen ? `(${label})` : label));
};

const search = { stockCountLimit: 2, stockCountShown: 'Over 2' };
const said = async (count: number, more: object = {}) =>
  (await served({ search, ...more }, carsOf(count))).count;

describe('a search page, as it is served', () => {
  it('SRCH-13 says the count of the site above its limit, or the true one', async () => {
    expect([await said(2), await said(3), await said(3, { law: { showsTrueStockCount: true } })]).toEqual([
      '2 cars',
      'Over 2 cars',
      '3 cars',
    ]);
  });

  it('SRCH-15 offers the types of cars, or new and demo as one, and without All chooses the first', async () => {
    expect(await typesOf({})).toEqual(['(All)', 'New', 'Demo', 'Used']);
    expect(await typesOf({ search: { carTypeChoices: ['newAndDemo', 'used'] } })).toEqual([
      '(New / Demo)',
      'Used',
    ]);
  });
});
