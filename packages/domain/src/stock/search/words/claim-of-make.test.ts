import { expect, it } from 'vitest';
import vocabulary from './golden-vocabulary.json' with { type: 'json' };
import { readWords } from './read-words.ts';

it.each([
  ['yamaha r3', ['Yamaha YZF-R3']],
  ['gs 1250 bmw', ['BMW R 1250 GS']],
  ['tesla y', ['Tesla Model Y', 'TESLA MODEL Y']],
  ['tesla model 3 or y', ['Tesla Model 3', 'Tesla Model Y', 'TESLA MODEL Y']],
  ['mazda 2 or 6', ['Mazda 2', 'Mazda 6']],
  ['red or 6', []],
  ['mazda red 6', []],
  ['r3', []],
  ['tesla "y"', []],
  ['kia or zz', []],
  ['tesla zz "y"', []],
])('%s', (typed, models) => {
  expect(readWords(typed, vocabulary, 2026).lists.makeModel ?? []).toEqual(models);
});
