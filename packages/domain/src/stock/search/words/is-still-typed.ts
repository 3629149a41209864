import { lexiconOf } from './read-words.ts';
import type { StockVocabulary } from './stock-vocabulary.ts';
import { everydayWords } from './tables/everyday-words.ts';
import { glueAfterRead, glueBeforeRead } from './tables/glue-words.ts';
import { boundsAfter, boundsBefore, numberUnits, otherUnits, subjects } from './tables/quantity-words.ts';

const bounds = [boundsBefore, boundsAfter, subjects, numberUnits, otherUnits].flatMap((words) =>
  Array.from(words.keys()),
);
const known: readonly string[] = [...bounds, ...glueAfterRead, ...glueBeforeRead, ...everydayWords];

/**
 * Whether words are the end of what somebody types and may well go on: und of under, toyot of Toyota. Nobody is told of
 * a mistake that they have not made yet; a blank ends a word that is none.
 */
export function isStillTyped(typed: string, words: string, vocabulary: StockVocabulary): boolean {
  const end = words.toLowerCase();
  if (end === '' || !typed.toLowerCase().endsWith(end)) return false;
  const all = [...known, ...lexiconOf(vocabulary).dictionary];
  const begins = (word: string) => all.some((one) => one.startsWith(word));
  // Bounds of several words are known by their letters without blanks.
  return begins(end.replaceAll(/\s+/gu, '')) || end.split(/\s+/u).every(begins);
}
