import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { dealerComments } from './dealer-comments.ts';

const { vehiclePage } = resolveSettings([]).settings;
const read = (text: string | null, commentsCut = vehiclePage.commentsCut) =>
  dealerComments({ dealerComments: text }, { ...vehiclePage, commentsCut });

describe('dealer comments', () => {
  it('RULE-17 have a paragraph at each pipe', () => {
    expect(read('One owner. | Full history.|Two keys.')).toEqual({
      paragraphs: ['One owner.', 'Full history.', 'Two keys.'],
      cut: null,
      pendingText: null,
    });
  });

  it.each([[null], [''], ['  '], ['null'], ['|'], [' | null | ']])(
    'RULE-17 are pending where the feed says %j',
    (text) => {
      expect(read(text)).toEqual({
        paragraphs: [],
        cut: null,
        pendingText: 'Dealer comments are pending. Please check back here later.',
      });
    },
  );

  it('RULE-17 are told without the stars that another program would have drawn in bold', () => {
    expect(read('**Clear title.** Two keys.|***').paragraphs).toEqual(['Clear title. Two keys.']);
  });

  it('RULE-17 leave out empty paragraphs', () => {
    expect(read('|One.||null|Two.|').paragraphs).toEqual(['One.', 'Two.']);
  });

  it('RULE-17 of 400 characters are whole, and of 401 are cut', () => {
    const text = 'word '.repeat(80).trimEnd();
    expect(read(`${text}s`).paragraphs[0]).toHaveLength(400);
    expect(read(`${text}s`).cut).toBeNull();
    expect(read(`${text}ss`).cut).toEqual([`${'word '.repeat(79).trimEnd()}…`]);
  });

  it.each([
    ['after the last whole word', 'One two three four', 12, ['One two…']],
    ['where a word just ends', 'One two three four', 13, ['One two three…']],
    ['within a word that is longer than all', 'Extraordinary', 5, ['Extra…']],
    ['in the second paragraph', 'One two|three four five', 18, ['One two', 'three four…']],
    ['between two paragraphs', 'One two|three four', 7, ['One two…']],
    ['before a paragraph whose first word is too long', 'One|Extraordinary', 8, ['One…']],
    ['and drops the paragraphs after it', 'One two three|four|five', 8, ['One two…']],
    ['after a sentence that is near', 'One owner. Two keys. Please confirm it', 30, ['One owner. Two keys.']],
    [
      'after a word where the sentence is far',
      'One. Two three four five six seven',
      30,
      ['One. Two three four five six…'],
    ],
    [
      'not at a full stop within a sentence',
      'Has 2.5 litres, approx. one owner',
      28,
      ['Has 2.5 litres, approx. one…'],
    ],
    [
      'after a paragraph that is near',
      'One owner, two keys.|Please confirm it',
      28,
      ['One owner, two keys.'],
    ],
    ['after one without a full stop', 'One owner, two keys|Please confirm it', 28, ['One owner, two keys…']],
    ['never within an emoji', '👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', 2, ['👨‍👩‍👧👨‍👩‍👧…']],
  ])('RULE-17 are cut %s', (_, text, cut, expected) => {
    expect(read(text, cut).cut).toEqual(expected);
  });

  it('RULE-17 are, as far as they are cut, their own beginning within the limit', () => {
    const text = fc.array(fc.constantFrom('a', 'bcd', 'efghij', ' ', '|', '🚗'), { maxLength: 60 });
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 60 }), (parts, limit) => {
        const { paragraphs, cut } = read(parts.join(''), limit);
        const whole = paragraphs.join('');
        expect(cut !== null).toBe(Array.from(whole).length > limit);
        if (cut === null) return;
        const seen = cut.join('');
        expect(seen.endsWith('…')).toBe(true);
        expect(seen).not.toBe('…');
        expect(Array.from(seen).length - 1).toBeLessThanOrEqual(limit);
        expect(whole.startsWith(seen.slice(0, -1))).toBe(true);
      }),
    );
  });
});
