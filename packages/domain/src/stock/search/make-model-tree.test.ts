import * as fc from 'fast-check';
import { matchesChoice } from '@forecourt/testkit/stock-index/reference/matches-choice';
import { describe, expect, it } from 'vitest';
import { normalChoice, splitMakeModel, withMakesNamed, type MakeModelChoice } from './make-model-tree.ts';
import { toggleMake, toggleModel } from '../sidebar/toggle-make-model.ts';

const choice = (change: Partial<MakeModelChoice>): MakeModelChoice => ({
  make: [],
  model: [],
  makeModel: [],
  ...change,
});

const stock = [
  { make: 'Toyota', models: ['Corolla', 'Camry', '86'] },
  { make: 'Mazda', models: ['BT-50', '3'] },
  { make: 'Subaru', models: ['BRZ', '86'] },
  { make: 'Isuzu', models: ['N Series'] },
  { make: 'Isuzu UTE', models: ['D-Max'] },
];
const cars = stock.flatMap(({ make, models }) => models.map((model) => ({ make, model })));
const fitting = (change: Partial<MakeModelChoice>) =>
  cars.filter((car) => matchesChoice(car, choice(change))).map(({ make, model }) => `${make} ${model}`);

describe('a choice of makes and models', () => {
  it('SRCH-4 of nothing holds for every car', () => {
    expect(fitting({})).toHaveLength(cars.length);
    expect(matchesChoice({ make: null, model: null }, choice({}))).toBe(true);
  });

  it.each<[string, Partial<MakeModelChoice>, string[]]>([
    ['any Mazda', { make: ['Mazda'] }, ['Mazda BT-50', 'Mazda 3']],
    [
      'any Mazda or Subaru',
      { make: ['Mazda', 'Subaru'] },
      ['Mazda BT-50', 'Mazda 3', 'Subaru BRZ', 'Subaru 86'],
    ],
    ['a Mazda BT-50', { makeModel: ['Mazda BT-50'] }, ['Mazda BT-50']],
    [
      'any Subaru or a Mazda BT-50',
      { make: ['Subaru'], makeModel: ['Mazda BT-50'] },
      ['Mazda BT-50', 'Subaru BRZ', 'Subaru 86'],
    ],
    ['Mazda, and of them BT-50', { make: ['Mazda'], makeModel: ['Mazda BT-50'] }, ['Mazda BT-50']],
    ['an 86 of whatever make', { model: ['86'] }, ['Toyota 86', 'Subaru 86']],
    ['an 86 of Toyota', { make: ['Toyota'], model: ['86'] }, ['Toyota 86']],
    [
      'an 86 of Toyota, or a Mazda 3',
      { make: ['Toyota'], model: ['86'], makeModel: ['Mazda 3'] },
      ['Toyota 86', 'Mazda 3'],
    ],
    ['a make that the stock has not', { make: ['Kia'] }, []],
  ])('SRCH-4 of %s', (_, change, expected) => {
    expect(fitting(change)).toEqual(expected);
  });

  it('SRCH-4 holds for no car whose make is not known', () => {
    const unknown = { make: 'null', model: ' ' };
    expect(matchesChoice(unknown, choice({ make: ['null', ''], makeModel: ['x'] }))).toBe(false);
    expect(matchesChoice(unknown, choice({ model: [' ', ''] }))).toBe(false);
    expect(matchesChoice({ make: ' Mazda ', model: ' 3' }, choice({ makeModel: ['Mazda 3'] }))).toBe(true);
  });

  it('has a normal form that means the same', () => {
    const any = fc.record({
      make: fc.subarray(stock.map(({ make }) => make)),
      model: fc.subarray(['86', 'BRZ', 'Corolla']),
      makeModel: fc.subarray(cars.map(({ make, model }) => `${make} ${model}`)),
    });
    fc.assert(
      fc.property(any, (given) => {
        expect(fitting(normalChoice(given))).toEqual(fitting(given));
        expect(normalChoice(normalChoice(given))).toEqual(normalChoice(given));
        const named = withMakesNamed(given, stock);
        expect(named.model).toEqual([]);
        const isEmpty = named.make.length + named.makeModel.length === 0;
        expect(isEmpty ? [] : fitting(named)).toEqual(isEmpty ? [] : fitting(given));
      }),
      { seed: 5 },
    );
  });
});

describe('telling make and model apart', () => {
  const makes = ['Land', 'Land Rover', 'Mazda'];
  it.each([
    ['Mazda BT-50', { make: 'Mazda', model: 'BT-50' }],
    ['Land Rover Range Rover', { make: 'Land Rover', model: 'Range Rover' }],
    ['Land Yacht', { make: 'Land', model: 'Yacht' }],
    ['Mazda', null],
    ['Mazdaspeed 3', null],
    ['', null],
  ])('SRCH-4 of %j gives %o', (text, pair) => {
    expect(splitMakeModel(text, makes)).toEqual(pair);
    expect(splitMakeModel(text, makes.toReversed())).toEqual(pair);
  });
});

describe('choosing on a make card', () => {
  it('SRCH-6.1 chooses a make whole and takes it away again', () => {
    const chosen = toggleMake(choice({ makeModel: ['Mazda 3'] }), 'Toyota', stock);
    expect(chosen).toEqual(choice({ make: ['Toyota'], makeModel: ['Mazda 3'] }));
    expect(toggleMake(chosen, 'Toyota', stock)).toEqual(choice({ makeModel: ['Mazda 3'] }));
  });

  it('SRCH-6.1 widens a few models to their whole make', () => {
    const some = choice({ makeModel: ['Toyota Camry', 'Mazda 3', 'Toyota 86'] });
    expect(toggleMake(some, 'Toyota', stock)).toEqual(choice({ make: ['Toyota'], makeModel: ['Mazda 3'] }));
  });

  it('SRCH-6.1 leaves a longer make alone', () => {
    const some = choice({ makeModel: ['Isuzu UTE D-Max'] });
    expect(toggleMake(some, 'Isuzu', stock)).toEqual(
      choice({ make: ['Isuzu'], makeModel: ['Isuzu UTE D-Max'] }),
    );
    expect(toggleMake(some, 'Isuzu UTE', stock)).toEqual(choice({ make: ['Isuzu UTE'] }));
  });

  it('SRCH-6.1 takes away a make that the stock no longer has', () => {
    expect(toggleMake(choice({ makeModel: ['Kia Rio'] }), 'Kia', stock)).toEqual(choice({ make: ['Kia'] }));
  });

  it('SRCH-6.1 narrows a whole make to the first model chosen, adds the next, and drops each', () => {
    const corolla = { make: 'Toyota', model: 'Corolla' };
    const one = toggleModel(choice({ make: ['Toyota', 'Mazda'] }), corolla, stock);
    expect(one).toEqual(choice({ make: ['Mazda'], makeModel: ['Toyota Corolla'] }));
    const two = toggleModel(one, { make: 'Toyota', model: 'Camry' }, stock);
    expect(two).toEqual(choice({ make: ['Mazda'], makeModel: ['Toyota Corolla', 'Toyota Camry'] }));
    const left = toggleModel(two, corolla, stock);
    expect(left).toEqual(choice({ make: ['Mazda'], makeModel: ['Toyota Camry'] }));
  });

  it('SRCH-6.1 keeps what a model without a make meant', () => {
    expect(toggleMake(choice({ model: ['86', 'Nope'] }), 'Mazda', stock)).toEqual(
      choice({ make: ['Mazda'], makeModel: ['Toyota 86', 'Subaru 86'] }),
    );
    expect(
      toggleModel(choice({ make: ['Toyota'], model: ['86'] }), { make: 'Mazda', model: '3' }, stock),
    ).toEqual(choice({ makeModel: ['Toyota 86', 'Mazda 3'] }));
    const twice = choice({ model: ['86'], makeModel: ['Toyota 86'] });
    expect(toggleModel(twice, { make: 'Subaru', model: '86' }, stock)).toEqual(
      choice({ makeModel: ['Toyota 86'] }),
    );
  });
});
