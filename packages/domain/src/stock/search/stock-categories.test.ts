import { buildCar } from '@forecourt/testkit/build-car';
import { expect, it } from 'vitest';
import { stockCategories } from './stock-categories.ts';

it('DATA-7 a car is in each category whose filter holds for it', () => {
  const categoriesOf = stockCategories([
    { slug: 'all', name: 'All', filter: '' },
    { slug: 'family-suvs', name: 'Family SUVs', filter: 'body = SUV and seats >= 7' },
    { slug: 'under-30k', name: 'Under $30k', filter: 'price < 30000' },
  ]);
  expect(categoriesOf(buildCar({ priceCents: 2_999_000 }))).toEqual(['all', 'under-30k']);
  expect(categoriesOf(buildCar({ priceCents: null, simpleBody: 'Suv', seats: 7 }))).toEqual([
    'all',
    'family-suvs',
  ]);
});
