import { beginWords, typedWords, wordsOf } from './searched-words.ts';

/**
 * Whether a make, a model or a body type is suggested to whoever types this: each typed word begins one of
 * its words, so that both `cor` and `toy cor` lead to Toyota Corolla. Nothing typed, nothing suggested.
 */
export function completesTyping(value: string, typed: string): boolean {
  const words = typedWords(typed);
  return words.length > 0 && beginWords(words, wordsOf(value));
}
