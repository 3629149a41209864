import { describe, expect, it } from 'vitest';
import { namedMakes, wordsOfModel } from './named-makes.ts';

describe('the makes of a stock', () => {
  it('stand once, with every way in which feeds write them', () => {
    const makes = namedMakes([
      { make: 'Toyota', models: ['HiLux', 'HiLux SR5', '-'] },
      { make: 'TOYOTA', models: ['HILUX'] },
      { make: '?', models: ['One'] },
    ]);
    expect(makes.map(({ values, models }) => [values, models.map((model) => model.values)])).toEqual([
      [['Toyota', 'TOYOTA'], [['Toyota HiLux', 'Toyota HiLux SR5', 'TOYOTA HILUX']]],
    ]);
  });

  it.each([
    ['CX-5 Akera', 'cx 5'],
    ['Ranger XLS Double Cab', 'ranger'],
    ['3 G20 Pure', '3'],
    ['XV 2.0i-S', 'xv'],
    ['Journey 19.61-3 Outback', 'journey'],
    ['Pajero Sport', 'pajero sport'],
    ['Corolla Cross', 'corolla cross'],
    ['Hatch', 'hatch'],
    ['Ténéré 700', 'tenere 700'],
  ])('the model of %s is %s', (model, words) => {
    expect(wordsOfModel(model).join(' ')).toBe(words);
  });
});
