import { expect, it } from 'vitest';
import vocabulary from './golden-vocabulary.json' with { type: 'json' };
import { readWords } from './read-words.ts';

it.each([
  ['rav4 cruiser', ['Toyota RAV4']],
  ['cruiser', ['Toyota LandCruiser']],
  ['70 series cruiser', ['Toyota LandCruiser 70']],
  ['outlander aspire', ['Mitsubishi Outlander']],
  ['jayco outback', []],
  ['outback jayco', []],
  ['subaru outback', ['Subaru Outback']],
  ['dodge journey', []],
  ['hilux triton', ['Toyota HiLux', 'TOYOTA HILUX', 'Mitsubishi Triton']],
  ['cheap triton', ['Mitsubishi Triton']],
])('%s', (typed, models) => {
  expect(readWords(typed, vocabulary, 2026).lists.makeModel ?? []).toEqual(models);
});
