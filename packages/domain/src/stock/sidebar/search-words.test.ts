import { describe, expect, it } from 'vitest';
import { emptySearch } from '../search/search-state.ts';
import { readWords } from '../search/words/read-words.ts';
import vocabulary from '../search/words/golden-vocabulary.json' with { type: 'json' };
import { applyReadWords } from '../search/words/with-read-words.ts';
import { changeQuery } from './change-filters.ts';
import { filterChips } from './filter-chips.ts';
import { searchWords } from './search-words.ts';

const read = (words: string) => {
  const asked = changeQuery(emptySearch('relevant'), words);
  return applyReadWords(asked, readWords(words, vocabulary, 2026));
};
const written = (words: string) => searchWords(filterChips(read(words), new Map(), vocabulary));

describe('SRCH-6.1 the words that stand over the results', () => {
  it.each([
    ['used cars', ''],
    ['hilux under 40k 4x4', 'Toyota HiLux 4x4 under $40,000'],
    ['used hilux diesel', 'Used Toyota HiLux Diesel'],
    ['suv 7 seats from 2020', 'SUV 7 seats from 2020'],
    ['hilux diff lock', 'Toyota HiLux diff lock'],
  ])('for %s are %s', (typed, words) => {
    expect(written(typed)).toBe(words);
  });

  it.each([
    'hilux under 40k 4x4',
    'used hilux diesel',
    'suv 7 seats from 2020',
    'white ute 30-40k',
    'auto in melbourne',
  ])('mean the same search when they are searched for again: %s', (typed) => {
    expect(read(written(typed))).toEqual(read(typed));
  });
});
