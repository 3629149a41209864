import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { knownMakes } from './known-models.ts';
import { nameCar } from './name-car.ts';

const named = (
  make: string | null,
  model: string | null,
  badge: string | null = null,
  itemType: 'car' | 'motorcycle' = 'car',
) => {
  const car = nameCar({ make, model, badge, itemType });
  return [car.make, car.model, car.badge];
};

describe('DATA-1 the names of a car that comes in', () => {
  it.each([
    [
      ['TOYOTA', 'HILUX'],
      ['Toyota', 'HiLux', null],
    ],
    [
      ['toyota', 'Hi-Lux'],
      ['Toyota', 'HiLux', null],
    ],
    [
      ['MINI', 'COUNTRYMAN'],
      ['Mini', 'Countryman', null],
    ],
    [
      ['ISUZU UTE', 'd max'],
      ['Isuzu', 'D-MAX', null],
    ],
    [
      ['BMW', '3 SERIES'],
      ['BMW', '3 Series', null],
    ],
    [
      ['BYD', 'ATTO 3'],
      ['BYD', 'Atto 3', null],
    ],
    [
      ['VW', 'golf'],
      ['Volkswagen', 'Golf', null],
    ],
    [
      ['Mercedes', 'c class'],
      ['Mercedes-Benz', 'C-Class', null],
    ],
    [
      ['Škoda', 'Kodiaq'],
      ['Skoda', 'Kodiaq', null],
    ],
  ] as const)('%j is %j, as its maker writes it', ([make, model], expected) => {
    expect(named(make, model)).toEqual(expected);
  });

  it.each([
    [
      ['Mazda', 'CX-5 Akera', null],
      ['Mazda', 'CX-5', 'Akera'],
    ],
    [
      ['Mazda', '3 G20 Pure', null],
      ['Mazda', '3', 'G20 Pure'],
    ],
    [
      ['Toyota', 'Corolla Ascent Sport Hybrid', 'Ascent Sport'],
      ['Toyota', 'Corolla', 'Ascent Sport Hybrid'],
    ],
    [
      ['Ford', 'Ranger Sport', 'Double Cab'],
      ['Ford', 'Ranger', 'Sport Double Cab'],
    ],
    [
      ['Mazda', 'CX-5 Akera', 'Akera Turbo'],
      ['Mazda', 'CX-5', 'Akera Turbo'],
    ],
    [
      ['Toyota', 'Corolla Cross GX', null],
      ['Toyota', 'Corolla Cross', 'GX'],
    ],
    [
      ['Ford', 'Ranger Sport Double Cab', null],
      ['Ford', 'Ranger', 'Sport Double Cab'],
    ],
    [
      ['Ford', 'Ranger Raptor', null],
      ['Ford', 'Ranger Raptor', null],
    ],
    [
      ['Land Rover', 'Discovery Sport', null],
      ['Land Rover', 'Discovery Sport', null],
    ],
  ] as const)('%j has its badge where badges stand', ([make, model, badge], expected) => {
    expect(named(make, model, badge)).toEqual(expected);
  });

  it.each([
    [
      ['Mazda', 'Mazda3'],
      ['Mazda', '3', null],
    ],
    [
      ['Mazda', 'Mazda 3'],
      ['Mazda', '3', null],
    ],
    [
      ['MG', '3'],
      ['MG', 'MG3', null],
    ],
    [
      ['Mazda', 'Mazda CX-5 Touring'],
      ['Mazda', 'CX-5', 'Touring'],
    ],
    [
      ['Land Rover', 'Land Rover Defender'],
      ['Land Rover', 'Defender', null],
    ],
  ] as const)('%j says its make once', ([make, model], expected) => {
    expect(named(make, model)).toEqual(expected);
  });

  it.each([
    [
      ['KESTREL', 'DRIFT'],
      ['Kestrel', 'Drift', null],
    ],
    [
      ['Toyota', 'Sienta'],
      ['Toyota', 'Sienta', null],
    ],
    [
      ['Toyota', null],
      ['Toyota', null, null],
    ],
    [
      [null, 'Corolla'],
      [null, 'Corolla', null],
    ],
    [
      ['null', ' '],
      [null, null, null],
    ],
  ] as const)('%j, which the table does not know, is kept', ([make, model], expected) => {
    expect(named(make, model)).toEqual(expected);
  });

  it('of a bike are told apart by all their words', () => {
    expect(named('Triumph', 'TIGER 900', null, 'motorcycle')).toEqual(['Triumph', 'Tiger 900', null]);
    expect(named('TRIUMPH', 'tiger', 'GT', 'motorcycle')).toEqual(['Triumph', 'Tiger', 'GT']);
  });

  it('are the same when they are taken in again', () => {
    const make = fc.constantFrom(...knownMakes);
    const car = make.chain(({ name, models }) =>
      fc.record({
        make: fc.constantFrom(name, name.toUpperCase()),
        model: fc
          .tuple(fc.constantFrom(...models), fc.constantFrom('', ' GX', ' Sport'))
          .map((all) => all.join('')),
        badge: fc.constantFrom(null, 'GXL'),
        itemType: fc.constantFrom('car' as const, 'motorcycle' as const),
      }),
    );
    fc.assert(
      fc.property(car, (one) => {
        const once = nameCar(one);
        expect(nameCar({ ...one, ...once })).toEqual(once);
      }),
    );
  });

  it('are in the table once', () => {
    const names = knownMakes.flatMap(({ name, aliases }) => [name, ...aliases]);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    for (const { models } of knownMakes) expect(new Set(models).size).toBe(models.length);
  });
});
