import { describe, expect, it } from 'vitest';
import { filterLimits } from './filter-limits.ts';
import { tokens } from './tokens.ts';

const split = (text: string) => {
  const found = tokens(text);
  return found.ok ? found.value.map(({ kind, text: written }) => [kind, written]) : found.error;
};
const reasonOf = (text: string) => {
  const found = tokens(text);
  return found.ok ? null : found.error.map(({ message, start, end }) => [message, start, end]);
};

describe('TEN-6.2 the words and signs of a filter', () => {
  it('are words, texts in quotes and signs, and an end', () => {
    expect(split(' CX-5 \n"Soul Red"<=')).toEqual([
      ['word', 'CX-5'],
      ['quoted', 'Soul Red'],
      ['sign', '<='],
      ['end', ''],
    ]);
    expect(split('')).toEqual([['end', '']]);
  });

  it('know where they stand', () => {
    const found = tokens('a\t= "b c"');
    expect(found.ok && found.value.map(({ start, end }) => [start, end])).toEqual([
      [0, 1],
      [2, 3],
      [4, 9],
      [9, 9],
    ]);
  });

  it.each([
    'make',
    '3',
    '2021',
    '_x',
    'manufacturer.name',
    'e-tron',
    'Citroën',
    'Citroe\u0308n',
    'Škoda.',
    '日産',
  ])('%s is a word without quotes', (word) => {
    expect(split(word)).toEqual([
      ['word', word],
      ['end', ''],
    ]);
  });

  it.each(['=', '!=', '<', '<=', '>', '>=', ':', '(', ')', ','])('%s is a sign', (sign) => {
    expect(split(`a${sign}b`)).toEqual([
      ['word', 'a'],
      ['sign', sign],
      ['word', 'b'],
      ['end', ''],
    ]);
  });

  it.each([
    [`"D'Max"`, "D'Max"],
    [`'6" lift'`, '6" lift'],
    [String.raw`"6\" lift"`, '6" lift'],
    [String.raw`'D\'Max'`, "D'Max"],
    [String.raw`"a\\"`, String.raw`a\ `.trim()],
    ['""', ''],
    ['"and (or) =,"', 'and (or) =,'],
  ])('%s is the text %s', (written, text) => {
    expect(split(written)).toEqual([
      ['quoted', text],
      ['end', ''],
    ]);
  });

  it.each([
    ['a = "b', 'Line 1, column 5: The quote " is not closed on its line.', 4, 5],
    [`a = 'b"`, "Line 1, column 5: The quote ' is not closed on its line.", 4, 5],
    ['a = "b\nc"', 'Line 1, column 5: The quote " is not closed on its line.', 4, 5],
    ['a = "b\\"', 'Line 1, column 5: The quote " is not closed on its line.', 4, 5],
    ['a = "b\\n"', 'Line 1, column 7: After a backslash comes a quote or another backslash.', 6, 7],
    ['a = "b\\\\\\n"', 'Line 1, column 9: After a backslash comes a quote or another backslash.', 8, 9],
    ['a = "b\\', 'Line 1, column 5: The quote " is not closed on its line.', 4, 5],
    ['a = "b\\\n"', 'Line 1, column 5: The quote " is not closed on its line.', 4, 5],
    ['a = "b\\\t"', 'Line 1, column 7: After a backslash comes a quote or another backslash.', 6, 7],
    ['a = "b\tc"', 'Line 1, column 7: A tab or control sign cannot stand in quotes.', 6, 7],
    ['a = "\0"', 'Line 1, column 6: A tab or control sign cannot stand in quotes.', 5, 6],
  ])('refuses %j', (text, message, start, end) => {
    expect(reasonOf(text)).toEqual([[message, start, end]]);
  });

  it.each(['$', '“', '!', '-', '.', '&', '[', '\\', '🚗', '\0'])('has no meaning for %j', (sign) => {
    expect(reasonOf(`a = ${sign}30`)).toEqual([
      [
        `Line 1, column 5: ${sign.replace('\0', '\u{fffd}')} has no meaning here. Put a value with blanks or signs in straight quotes: "Soul Red".`,
        4,
        4 + sign.length,
      ],
    ]);
  });

  it('are of a text that is not too long', () => {
    const { length } = filterLimits;
    expect(tokens('a'.repeat(length)).ok).toBe(true);
    expect(reasonOf('a'.repeat(length + 1))).toEqual([
      ['Line 1, column 8001: A filter has at most 8000 characters.', length, length + 1],
    ]);
  });

  it('are found in linear time, also in a text made to be slow', () => {
    const worst = ['"', '\\', "'", ' ', '!', '<', 'a', '\u0301', '\n'].map((sign) =>
      sign.repeat(filterLimits.length),
    );
    const started = performance.now();
    for (const text of worst) tokens(text);
    expect(performance.now() - started).toBeLessThan(500);
  });
});
