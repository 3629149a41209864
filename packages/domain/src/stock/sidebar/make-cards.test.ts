import { describe, expect, it } from 'vitest';
import { makeCards, stockMakes } from './make-cards.ts';
import type { MakeModelChoice } from '../search/make-model-tree.ts';

const counts = {
  make: [
    { value: 'Toyota', count: 12 },
    { value: 'Land Rover', count: 3 },
    { value: 'Kia', count: 1 },
  ],
  makeModel: [
    { value: 'Toyota Corolla', count: 8 },
    { value: 'Toyota 86', count: 4 },
    { value: 'Land Rover Defender', count: 3 },
    { value: 'Holden Ute', count: 1 },
  ],
};
const nothing: MakeModelChoice = { make: [], model: [], makeModel: [] };

const chosen = (choice: Partial<MakeModelChoice>) =>
  makeCards(counts, { ...nothing, ...choice }).map((card) => [
    card.chosen,
    card.models.filter(({ isChosen }) => isChosen).map(({ model }) => model),
  ]);

describe('make cards', () => {
  it('SRCH-4 count a make and, under it, its models', () => {
    expect(makeCards(counts, nothing)).toEqual([
      {
        make: 'Toyota',
        count: 12,
        chosen: 'none',
        models: [
          { model: 'Corolla', count: 8, isChosen: false },
          { model: '86', count: 4, isChosen: false },
        ],
      },
      {
        make: 'Land Rover',
        count: 3,
        chosen: 'none',
        models: [{ model: 'Defender', count: 3, isChosen: false }],
      },
      { make: 'Kia', count: 1, chosen: 'none', models: [] },
    ]);
  });

  it.each([
    [
      { make: ['Toyota'] },
      [
        ['all', []],
        ['none', []],
        ['none', []],
      ],
    ],
    [
      { makeModel: ['Toyota 86'] },
      [
        ['some', ['86']],
        ['none', []],
        ['none', []],
      ],
    ],
    [
      { make: ['Toyota', 'Kia'], makeModel: ['Toyota 86'] },
      [
        ['some', ['86']],
        ['none', []],
        ['all', []],
      ],
    ],
    [
      { model: ['Defender', '86'] },
      [
        ['some', ['86']],
        ['some', ['Defender']],
        ['none', []],
      ],
    ],
    [
      { make: ['Toyota', 'Kia'], model: ['Defender', '86'] },
      [
        ['some', ['86']],
        ['none', []],
        ['none', []],
      ],
    ],
  ])('SRCH-6.1 show what is chosen of %o', (choice, expected) => {
    expect(chosen(choice)).toEqual(expected);
  });

  it('give the makes and models of the stock', () => {
    expect(stockMakes(counts)).toEqual([
      { make: 'Toyota', models: ['Corolla', '86'] },
      { make: 'Land Rover', models: ['Defender'] },
      { make: 'Kia', models: [] },
    ]);
  });
});
