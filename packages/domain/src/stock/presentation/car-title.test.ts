import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import { carTitle, fullCarName, type TitledCar } from './car-title.ts';

const title = (car: Partial<TitledCar>, showsBadgeAndSeries = true) =>
  carTitle(buildCar(car), { showsBadgeAndSeries });

describe('the title of a car', () => {
  it('CARD-1 is year, make and model, with badge and series below', () => {
    expect(title({ series: 'ZWE211R' })).toEqual({
      title: '2021 Toyota Corolla',
      subtitle: 'Ascent Sport ZWE211R',
    });
  });

  it.each([
    [{ year: null }, 'Toyota Corolla'],
    [{ make: null }, '2021 Corolla'],
    [{ model: 'null' }, '2021 Toyota'],
    [{ make: 'TOYOTA', model: 'COROLLA' }, '2021 Toyota Corolla'],
    [{ make: null, model: '', name: '2021 TOYOTA null COROLLA' }, '2021 Toyota Corolla'],
    [{ make: null, model: null, name: null, carsalesTitle: 'A tidy hatch' }, 'A tidy hatch'],
    [{ make: null, model: null, name: null }, '2021 Car'],
    [{ make: null, model: null, name: 'null', year: null, itemType: 'caravan' }, 'Caravan'],
    [{ make: null, model: null, name: null, itemType: 'motorcycle' }, '2021 Motorcycle'],
  ] as const)('CARD-1 with %j is %j', (car, expected) => {
    expect(title(car).title).toBe(expected);
  });

  it.each([
    [{ badge: 'GXL', series: null }, 'GXL'],
    [{ badge: null, series: 'ZR' }, 'ZR'],
    [{ badge: 'GXL', series: 'GXL' }, 'GXL'],
    [{ badge: 'ASCENT', series: 'Ascent' }, 'Ascent'],
    [{ badge: 'null', series: '' }, null],
  ])('CARD-1 with %j has %j below', (car, expected) => {
    expect(title(car).subtitle).toBe(expected);
  });

  it('CARD-1 leaves badge and series away where the site does, or where the name holds them', () => {
    expect(title({ badge: 'GXL' }, false).subtitle).toBeNull();
    expect(title({ make: null, model: null, name: 'Corolla GXL', badge: 'GXL' })).toEqual({
      title: 'Corolla GXL',
      subtitle: null,
    });
  });

  it.each([
    ['Ténéré 700', 'Ténéré 700LA', '2021 Toyota Ténéré 700LA', null],
    ['MT-07', 'MT-07', '2021 Toyota MT-07', null],
    ['C', 'C200', '2021 Toyota C200', null],
    ['A', 'AMG', '2021 Toyota A', 'AMG'],
    ['Boulevard C50', 'C50', '2021 Toyota Boulevard C50', null],
    ['Multistrada V4', 'V4 S', '2021 Toyota Multistrada V4', 'S'],
    ['Scrambler 400 X', 'XC', '2021 Toyota Scrambler 400 X', 'XC'],
  ])('CARD-1 says the model %s once where the badge is %s', (model, badge, expected, below) => {
    expect(title({ model, badge })).toEqual({ title: expected, subtitle: below });
  });

  it.each([
    ['Ascent Sport', 'ZWE211R', 'Ascent Sport'],
    ['Ti-L', 'T33', 'Ti-L'],
    ['Standard Range', 'MY19', 'Standard Range MY19'],
    ['GXL', 'Series II', 'GXL Series II'],
    ['null', 'KL1', 'KL1'],
  ])('CARD-1 below %s leaves the code %s away where the site does: %s', (badge, series, below) => {
    const settings = { showsBadgeAndSeries: true, showsSeriesCodes: false };
    expect(carTitle(buildCar({ badge, series }), settings).subtitle).toBe(below);
  });

  it('is one line for page titles', () => {
    expect(fullCarName(buildCar())).toBe('2021 Toyota Corolla Ascent Sport');
    expect(fullCarName(buildCar({ badge: null }))).toBe('2021 Toyota Corolla');
  });
});
