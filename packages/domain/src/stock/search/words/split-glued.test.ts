import { describe, expect, it } from 'vitest';
import { splitGlued } from './split-glued.ts';
import { goldenLexicon } from './test/golden-lexicon.ts';
import { plainToken } from './typed-tokens.ts';

const split = (word: string) => splitGlued(plainToken(word, 0), word, goldenLexicon).map(({ code }) => code);

describe('words that were typed as one', () => {
  it.each([
    ['hiluxsr5', ['hilux', 'sr5']],
    ['Under40k', ['under', '40k']],
    ['2018corolla', ['2018', 'corolla']],
    ['rangerdiesel', ['ranger', 'diesel']],
    ['mazda323', ['mazda', '323']],
    ['auto4x4', ['auto', '4x4']],
    ['diesel2019', ['diesel', '2019']],
  ])('%s falls apart', (word, words) => {
    expect(split(word)).toEqual(words);
  });

  it.each([
    'mazda3',
    'hilux',
    'gt-line',
    '40k',
    'abc123',
    'blacktown',
    'rangerzz',
    'u104482',
    'bluetooth',
    'autobarn',
  ])('%s stays one', (word) => {
    expect(split(word)).toHaveLength(1);
  });
});
