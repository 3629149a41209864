import { editDistance } from './edit-distance.ts';

/** Longer words leave more room for a mistake before they become another word. */
function mostMistakes(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * The one word that was meant by a misspelt one; null where there is none, or two as near. Nobody mistakes the
 * first letter, except by swapping it with the second. Of a word of four letters two may be swapped, or a fifth
 * missing: tray is no Trax.
 */
export function nearestWord(typed: string, words: Iterable<string>): string | null {
  let nearest: string[] = [];
  let least = mostMistakes(typed);
  if (least === 0) return null;
  for (const word of words) {
    if (!beginsAlike(typed, word) || isTooShort(typed, word)) continue;
    const distance = mistakes(typed, word, least);
    if (distance < least) nearest = [];
    if (distance <= least) nearest.push(word);
    least = Math.min(least, distance);
  }
  const [only = null, ...others] = nearest;
  return others.length === 0 ? only : null;
}

function beginsAlike(typed: string, word: string): boolean {
  return typed[0] === word[0] || (typed[0] === word[1] && typed[1] === word[0]);
}

function isTooShort(typed: string, word: string): boolean {
  if (word.length > 4) return typed.length === 4 && word.length > 5;
  return typed.length > 4 || !isSwapped(typed, word);
}

function isSwapped(typed: string, word: string): boolean {
  return typed.at(-1) === word.at(-1) && sorted(typed) === sorted(word);
}

/** Letters in another order are one slip of the hand; one doubled for another (corrola) is hardly one. */
function mistakes(typed: string, word: string, most: number): number {
  const distance = editDistance(typed, word, most);
  if (distance <= 1) return distance;
  if (isSwapped(typed, word)) return 1;
  return Math.min(distance, editDistance(single(typed), single(word), most) + 0.5);
}

const single = (word: string) => word.replaceAll(/(.)\1+/gu, '$1');
const sorted = (word: string) => Array.from(word).toSorted().join('');
