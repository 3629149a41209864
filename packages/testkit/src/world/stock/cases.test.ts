import { describe, expect, it } from 'vitest';
import { stockCases } from './cases.ts';
import { rowKind } from './row-kind.ts';
import { asOf, carsOf, contrastingDealerships, sampleDealership } from './test/sample-dealerships.ts';
import { makes } from '../vehicles/makes.ts';
import { stockSource } from './stock-source.ts';

const cars = contrastingDealerships.flatMap(carsOf);

describe('the cases that a demonstration must contain', () => {
  it('have names of their own', () => {
    expect(new Set(stockCases.map(({ name }) => name)).size).toBe(stockCases.length);
  });

  it.each(stockCases)('has $name', ({ has }) => {
    expect(cars.some((car) => has(car, asOf))).toBe(true);
  });

  it('are where they were planted', () => {
    for (const dealership of contrastingDealerships) {
      const source = stockSource(dealership, asOf, makes);
      for (const [index, car] of carsOf(dealership).entries()) {
        const { special } = rowKind(source, index);
        // A look without enough pictures cannot be a case about pictures.
        if (special === null || car.dirt !== null) continue;
        const planted = stockCases.find(({ name }) => name === special.name);
        expect([special.name, planted?.has(car, asOf)]).toEqual([special.name, true]);
      }
    }
  });

  it('are in a small yard too, as many as its size allows', () => {
    const small = sampleDealership('newstead-small', { count: 60, dirt: 0.05 });
    const kinds = Array.from({ length: 60 }, (_, index) => rowKind(stockSource(small, asOf, makes), index));
    expect(new Set(kinds.flatMap(({ special }) => special?.name ?? [])).size).toBe(7);
    expect(kinds.filter(({ dirt }) => dirt.length > 0)).toHaveLength(3);
  });
});
