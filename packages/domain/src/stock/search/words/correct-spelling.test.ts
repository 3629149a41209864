import { describe, expect, it } from 'vitest';
import { correctSpelling, isWord } from './correct-spelling.ts';
import { goldenLexicon } from './test/golden-lexicon.ts';
import { heldToken, plainToken } from './typed-tokens.ts';

const corrected = (word: string) => correctSpelling(plainToken(word, 0), goldenLexicon);

describe('a misspelt word', () => {
  it.each([
    ['toyta', 'toyota'],
    ['volkswagn', 'volkswagen'],
    ['hilxu', 'hilux'],
    ['cheroke', 'cherokee'],
    ['toowomba', 'toowoomba'],
    ['undr', 'under'],
    ['seeter', 'seater'],
    ['desiel', 'diesel'],
    ['crusier', 'cruiser'],
  ])('%s is meant as %s', (typed, meant) => {
    expect(corrected(typed)).toMatchObject({ code: meant, isCorrected: true });
  });

  it.each([
    'range',
    'super',
    'audio',
    'tray',
    'navy',
    'burwood',
    'wildtrak',
    'rangers',
    'holders',
    'cx55',
    '2019',
    'rio',
    'zzzzz',
  ])('%s is none', (typed) => {
    expect(corrected(typed)).toMatchObject({ isCorrected: false });
  });

  it('stays in quotation marks', () => {
    const held = { ...heldToken(0, 5), code: 'toyta' };
    expect(correctSpelling(held, goldenLexicon)).toBe(held);
  });

  it('is none where it is a word of the stock or of everyday', () => {
    expect(
      ['hilux', 'dolphin', 'taffeta', 'tyres', 'maitland'].map((word) => isWord(word, goldenLexicon)),
    ).toEqual([true, true, true, true, true]);
    expect(isWord('hilxu', goldenLexicon)).toBe(false);
  });
});
