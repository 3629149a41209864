import { typedWords } from '@forecourt/domain/stock/search/searched-words';
import { describe, expect, it } from 'vitest';
import { nicknames } from './nicknames.ts';

describe('nicknames', () => {
  it.each([...nicknames])(
    'SRCH-6.1 %s is written as it is looked up, and means something else',
    (typed, meanings) => {
      expect(typedWords(typed).join(' ')).toBe(typed);
      expect(meanings.length).toBeGreaterThan(0);
      for (const meaning of meanings) {
        expect(typedWords(meaning.join(' '))).toEqual(meaning);
        // The rule finds that by itself: auto begins automatic.
        expect(meaning.join(' ').startsWith(typed)).toBe(false);
      }
    },
  );
});
