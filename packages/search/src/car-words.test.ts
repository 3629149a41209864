import { beginWords, typedWords, wordsOf } from '@forecourt/domain/stock/search/searched-words';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carWords } from './car-words.ts';

describe('the words of a car in the index', () => {
  it('SRCH-6.1 are those of the rule, as far as they can be typed', () => {
    expect(carWords('Mazda BT-50 (3.0L)')).toEqual(['mazda', 'bt', 'bt50', '30l', '50', '3', '0l', '0', 'l']);
  });

  it('SRCH-6.1 are begun by exactly what begins the words of the rule', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'BT-50',
        '3.0L',
        '.5',
        '(2021)',
        'Métallisé',
        'ΣΑΣ',
        '½',
        '🚗',
        '\u001C',
        ' ',
        '-',
        '.',
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
    );
    const text = fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, text, (own, typed) => {
        for (const query of [typed, own, own.slice(0, 4), own.slice(2, 5)]) {
          const words = typedWords(query);
          expect(beginWords(words, carWords(own))).toBe(beginWords(words, wordsOf(own)));
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
