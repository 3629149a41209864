import { describe, expect, it } from 'vitest';
import { dirtKinds } from './dirt.ts';
import { isDirt } from './is-dirt.ts';
import { rowKind } from './row-kind.ts';
import { asOf, carsOf, contrastingDealerships } from './test/sample-dealerships.ts';

import { makes } from '../vehicles/makes.ts';
import { stockSource } from './stock-source.ts';

const stocks = contrastingDealerships.map(carsOf);
const all = stocks.flat();

describe('rows that are as wrong as those of real feeds', () => {
  it.each(dirtKinds)('are of the kind that they claim to be: %s', (kind) => {
    const planted = all.filter(({ dirt }) => dirt === kind);
    expect(planted.length).toBeGreaterThan(0);
    for (const { car } of planted) expect(isDirt[kind](car)).toBe(true);
  });

  it.each(dirtKinds)('are no clean rows: %s', (kind) => {
    const mistaken = all.filter(({ car, dirt }) => dirt === null && isDirt[kind](car));
    expect(mistaken.map(({ car }) => car.slug)).toEqual([]);
  });

  it('are as many as the plan says', () => {
    for (const { stock, ...dealership } of contrastingDealerships) {
      const source = stockSource({ stock, ...dealership }, asOf, makes);
      const indexes = Array.from({ length: stock.count }, (_, index) => index);
      const dirty = indexes.filter((index) => rowKind(source, index).dirt.length > 0).length;
      expect(Math.abs(dirty - stock.count * stock.dirt)).toBeLessThan(2);
    }
  });

  it('has a stock number that another car of the yard has', () => {
    for (const cars of stocks) {
      for (const twice of cars.filter(({ dirt }) => dirt === 'duplicate_stock_number')) {
        const { stockNumber } = twice.car;
        expect(cars.filter(({ car }) => car.stockNumber?.trim() === stockNumber)).toHaveLength(2);
      }
    }
  });
});
