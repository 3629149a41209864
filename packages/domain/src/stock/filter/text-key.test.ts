import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textKey } from './text-key.ts';

describe('TEN-6.1 texts that are the same for a filter', () => {
  it.each([
    ['SOUL Red', 'soul red'],
    ['  Mazda\t', 'mazda'],
    ['CITROËN', 'citroën'],
    // Letter by letter: the last of these would be ς if it knew that a word ends there.
    ['ΟΔΟΣ', 'οδοσ'],
    ['İZMİR', 'izmir'],
  ])('%j is %j', (text, key) => {
    expect(textKey(text)).toBe(key);
    expect(textKey(key)).toBe(key);
  });

  it.each([
    ['Citroën', 'Citroen'],
    ['Soul Red', 'Soul  Red'],
    ['Mazda3', 'Mazda 3'],
  ])('%j is not %j', (one, other) => {
    expect(textKey(one)).not.toBe(textKey(other));
  });

  it('is the same for every letter wherever it stands', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, other) => {
        expect(textKey(`x${one}${other}x`)).toBe(
          `${textKey(`x${one}x`).slice(0, -1)}${textKey(`x${other}x`).slice(1)}`,
        );
      }),
      { numRuns: 500 },
    );
  });
});
