import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import { modelFrom, modelFromAboveCars } from './model-from.ts';
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
    expect(modelFrom(model, 'Mazda', null, settings)).toEqual({
      cents: 4_099_000,
      car: null,
      basis: settings.price.typeLabels.driveAway,
    });
    expect(modelFrom({ ...model, fromPriceCents: null }, 'Mazda', null, settings)).toBeNull();
  });
});

describe('LAW-2.2 PAGE-6.2 the lowest price above the cars themselves', () => {
  const listed = { ...model, fromPriceType: 'Excl. Govt. Charges' };
  const { driveAway, excludingCharges } = settings.price.typeLabels;
  const fromOf = (cars: readonly Parameters<typeof buildCar>[0][], of = listed) =>
    modelFromAboveCars(of, 'Mazda', { cars: cars.map(car) }, settings);

  it('is the lowest that one costs drive away, whatever the list price is', () => {
    const cars = [{ priceCents: 4_599_000 }, { priceCents: 4_399_000 }, { priceCents: 4_499_000 }];
    expect(fromOf(cars)).toMatchObject({ cents: 4_399_000, basis: driveAway });
    expect(fromOf([...cars, { priceType: 'Excl. Govt. Charges', priceCents: 3_000_000 }])?.cents).toBe(
      4_399_000,
    );
  });

  it('is so where the words of the site say what the list price is', () => {
    const models = { ...settings.models, fromPriceText: 'From {amount} before on-road costs' };
    const own = { ...settings, models };
    expect(modelFromAboveCars(model, 'Mazda', { cars: [car({ priceCents: 4_399_000 })] }, own)).toMatchObject(
      {
        cents: 4_399_000,
        basis: driveAway,
      },
    );
  });

  it('is that of the list and its basis where none has such a price, or the list has it too', () => {
    expect(fromOf([])).toMatchObject({ cents: 4_099_000, car: null, basis: excludingCharges });
    expect(fromOf([{ reserved: true }])?.basis).toBe(excludingCharges);
    expect(fromOf([{ priceCents: 4_399_000 }], model)).toMatchObject({ cents: 4_099_000, basis: driveAway });
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
