import { buildCar } from '@forecourt/testkit/build-car';
import { expect, it } from 'vitest';
import { stockCategories } from './stock-categories.ts';

it('DATA-7 a car is in each category whose filter holds for it', () => {
  const car = buildCar();
  const [everything, nothing] = [{ all: [] }, { all: [{ any: [] }] }];
  const categories = [
    { slug: 'all', name: 'All', filter: everything },
    { slug: 'none', name: 'None', filter: nothing },
    { slug: 'also', name: 'Also', filter: everything },
  ];
  const holds = (filter: unknown, given: unknown) => filter === everything && given === car;
  expect(stockCategories(car, categories, holds)).toEqual(['all', 'also']);
});
