import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import { modelFrom } from './model-from.ts';
import { countInStock } from './model-in-stock.ts';

const { settings } = resolveSettings([]);
const model = { name: 'CX-5', fromPriceCents: 4_099_000, fromPriceType: 'Drive Away' };
const car = (over: Parameters<typeof buildCar>[0]) =>
  buildCar({
    make: 'Mazda',
    model: 'CX-5',
    carType: 'new',
    priceType: 'Drive Away',
    priceCents: 3_999_000,
    ...over,
  });
const centsWith = (over: Parameters<typeof buildCar>[0]) =>
  modelFrom(model, 'Mazda', { cars: [car(over)] }, settings)?.cents;

describe('LAW-2.2 PAGE-6.2 the lowest price of a model', () => {
  it('is that of a new one which stands here for less than the list price', () => {
    expect(centsWith({})).toBe(3_999_000);
    expect(modelFrom(model, 'Mazda', { cars: [car({})] }, settings)?.car?.model).toBe('CX-5');
  });

  it.each([
    ['costs more', { priceCents: 4_299_000 }],
    ['has a price that leaves the charges out', { priceType: 'Excl. Govt. Charges' }],
    ['is another model', { model: 'CX-30' }],
    ['has no price', { priceCents: null }],
    ['is held', { reserved: true }],
    ['is sold', { status: 'sold' }],
  ] as const)('stays the list price where the one in stock %s', (_, over) => {
    expect(centsWith(over)).toBe(4_099_000);
  });

  it('is the list price without an engine, and none where nobody knows it', () => {
    expect(modelFrom(model, 'Mazda', null, settings)).toEqual({ cents: 4_099_000, car: null });
    expect(modelFrom({ ...model, fromPriceCents: null }, 'Mazda', null, settings)).toBeNull();
  });
});

it.each([
  [0, 0, null],
  [6, 6, '6 in stock'],
  [6, 8, '6 new and 2 demo in stock'],
  [0, 1, '1 demo in stock'],
  [0, 1_200, '1,200 demos in stock'],
])('PAGE-6.1 counts demos apart: %i new of %i', (newOnes, all, words) => {
  expect(countInStock(newOnes, all)).toBe(words);
});
