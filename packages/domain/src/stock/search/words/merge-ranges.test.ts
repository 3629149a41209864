import { expect, it } from 'vitest';
import type { ChosenRange } from '../search-state.ts';
import { mergeRanges } from './merge-ranges.ts';

const year = (min: number | null, max: number | null, isPoint = false) =>
  ({ attribute: 'year', range: { min, max }, isPoint }) as const;

it.each<[string, ReturnType<typeof year>[], ChosenRange]>([
  ['2018', [year(2018, 2018, true)], { min: 2018, max: 2018 }],
  ['2020 2018', [year(2020, 2020, true), year(2018, 2018, true)], { min: 2018, max: 2020 }],
  ['from 2015 before 2018', [year(2015, null), year(null, 2018)], { min: 2015, max: 2018 }],
  ['from 2018 before 2015', [year(2018, null), year(null, 2015)], { min: 2015, max: 2018 }],
  ['from 2015 from 2018', [year(2015, null), year(2018, null)], { min: 2018, max: null }],
])('%s', (_, said, range) => {
  expect(mergeRanges(said)).toEqual({ year: range });
});
