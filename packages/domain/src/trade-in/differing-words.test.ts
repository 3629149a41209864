import { describe, expect, it } from 'vitest';
import { differingWords } from './differing-words.ts';

/** What differs stands in brackets. */
const marked = (lines: readonly string[]) =>
  differingWords(lines).map((runs) =>
    runs.map(({ text, differs }) => (differs ? `[${text}]` : text)).join(''),
  );

describe('TRADE-3.1 what differs between descriptions of a car', () => {
  it('is each word that one of them lacks, words side by side together', () => {
    expect(
      marked([
        '2020 Mazda CX-5 Maxx Sport AWD, 2.5 L',
        '2020 Mazda CX-5 Touring AWD, 2.5 L',
        '2020 Mazda CX-5 Touring FWD, 2.5 L turbo',
      ]),
    ).toEqual([
      '2020 Mazda CX-5 [Maxx Sport AWD], 2.5 L',
      '2020 Mazda CX-5 [Touring AWD], 2.5 L',
      '2020 Mazda CX-5 [Touring FWD], 2.5 L [turbo]',
    ]);
  });

  it('is not how a word is written, nor where it stands', () => {
    expect(marked(['Hilux SR (4x4)', '4X4 Hilux sr5'])).toEqual(['Hilux [SR] (4x4)', '4X4 Hilux [sr5]']);
  });

  it('is a word more of the same', () => {
    expect(marked(['GT', 'GT GT'])).toEqual(['GT', 'GT [GT]']);
  });

  it('is nothing of a line that is alone, empty or the same twice', () => {
    expect(marked(['Mazda CX-5'])).toEqual(['Mazda CX-5']);
    expect(marked(['', ' '])).toEqual(['', ' ']);
    expect(marked([])).toEqual([]);
  });
});
