import { describe, expect, it } from 'vitest';
import { textQuery, waysToSpell } from './text-query.ts';

/** How many conditions may differ by a letter, over all ways to understand each word. */
function fuzzyConditions(typed: string): number {
  const words = typed.split(' ');
  const ways = words.flatMap((_word, at) => waysToSpell(words, at, true));
  return ways.filter((way) => 'fuzzy' in way).length;
}

describe('TEN-8 M3 mistakes that a search forgives', () => {
  it.each<[string, string, boolean]>([
    ['a word', 'corola', true],
    ['a word of 25 letters', 'a'.repeat(25), true],
    ['a word of 26 letters', 'a'.repeat(26), false],
    ['a word of 100 letters', 'x'.repeat(100), false],
    ['four words', 'toyta corola hibrid ascend', true],
    ['five words', 'toyta corola hibrid ascend sports', false],
  ])('are those of %s: %s, %s', (_, typed, isForgiven) => {
    expect(fuzzyConditions(typed) > 0).toBe(isForgiven);
  });

  it('are no word that is written twice in one', () => {
    expect(JSON.stringify(waysToSpell(['zzzz'], 0, true))).not.toContain('"zz"');
    expect(JSON.stringify(waysToSpell(['model3'], 0, true))).toContain('"el3"');
  });

  it('are none in what is searched for first', () => {
    expect(JSON.stringify(textQuery('corola', { knowsNicknames: true }))).not.toContain('fuzzy');
  });
});
