import * as fc from 'fast-check';
import type { CarId } from '@forecourt/domain/core/ids';
import { sortNames, type SortName } from '@forecourt/domain/stock/attributes/sort-name';
import { describe, expect, it } from 'vitest';
import { buildCar } from '../../build-car.ts';
import { compareCars } from './compare-cars.ts';

const car = (name: string, rank: number, day: number, priceCents: number | null, km: number | null) => ({
  ...buildCar({ priceCents, km, createdAt: new Date(Date.UTC(2026, 2, day)) }),
  name,
  rank,
  id: name as CarId,
});

describe('cars in order', () => {
  const cars = [
    car('a', 5, 1, 3_000_000, 100),
    car('b', 9, 3, null, 50),
    car('c', 7, 2, 1_000_000, null),
    car('d', 7, 4, 3_000_000, 0),
    { ...car('e', 1, 5, 9_000_000, 100), offerPriceCents: 2_000_000 },
  ];
  const inOrder = (sortBy: SortName) =>
    cars
      .toSorted(compareCars(sortBy))
      .map(({ name }) => name)
      .join('');

  it.each([
    ['relevant', 'bcdae'],
    ['latest', 'edbca'],
    ['priceDesc', 'adecb'],
    ['priceAsc', 'ceadb'],
    ['kmDesc', 'aebdc'],
    ['kmAsc', 'dbaec'],
  ] as const)('SRCH-5 by %s come as %s: equals by id, and what has no value last', (sortBy, order) => {
    expect(inOrder(sortBy)).toBe(order);
  });

  it('SRCH-5 do not depend on the order they came in', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...sortNames),
        fc.shuffledSubarray(cars, { minLength: 5 }),
        (sortBy, some) => {
          expect(some.toSorted(compareCars(sortBy))).toEqual(cars.toSorted(compareCars(sortBy)));
          expect(some.map((one) => compareCars(sortBy)(one, one))).toEqual([0, 0, 0, 0, 0]);
        },
      ),
    );
  });
});
