import { capitalised } from '../../core/capitalised.ts';
import { foldedText } from '../../core/folded-text.ts';
import { paintFamilies, secondPaint, stoneFamilies } from './paint-families.ts';

const byWord = (families: Readonly<Record<string, readonly string[]>>) =>
  new Map(
    Object.entries(families).flatMap(([family, words]) => words.map((word) => [word, family] as const)),
  );

const plain = byWord(paintFamilies);
const stones = byWord(stoneFamilies);

/** The colour of a paint as a buyer would say it; null where its name does not tell. Golden Black is black. */
export function paintFamily(paint: string): string | null {
  const words = foldedText(paint).split(/[^\p{L}\p{N}]+/u);
  const end = words.findIndex((word) => secondPaint.has(word));
  const first = end < 0 ? words : words.slice(0, end);
  return lastOf(first, plain) ?? lastOf(first, stones) ?? null;
}

function lastOf(words: readonly string[], families: ReadonlyMap<string, string>): string | undefined {
  const word = words.findLast((one) => families.has(one));
  return word === undefined ? undefined : families.get(word);
}

/** Of paints whose name tells no colour. */
export const otherColour = 'Other';

/** A paint as a list of colours has it: Glacier White is White, Deep Reef is one of the others. */
export function colourOfPaint(paint: string): string {
  const family = paintFamily(paint);
  return family === null ? otherColour : capitalised(family);
}
