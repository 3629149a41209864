import { typedWords } from '../searched-words.ts';
import { colourSpellings, paintFamilies, secondPaint, stoneFamilies } from './tables/paint-families.ts';

const byWord = (families: Readonly<Record<string, readonly string[]>>) =>
  new Map(
    Object.entries(families).flatMap(([family, words]) => words.map((word) => [word, family] as const)),
  );

const plain = byWord(paintFamilies);
const stones = byWord(stoneFamilies);

/** The colour of a paint as a buyer would say it; null where its name does not tell. Golden Black is black. */
export function paintFamily(paint: string): string | null {
  const words = typedWords(paint);
  const end = words.findIndex((word) => secondPaint.has(word));
  const first = end < 0 ? words : words.slice(0, end);
  return lastOf(first, plain) ?? lastOf(first, stones) ?? null;
}

function lastOf(words: readonly string[], families: ReadonlyMap<string, string>): string | undefined {
  const word = words.findLast((one) => families.has(one));
  return word === undefined ? undefined : families.get(word);
}

/** The paints of each colour, under every word that a buyer types for it. */
export function paintsByColour(paints: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const byFamily = Map.groupBy(paints, paintFamily);
  const colours = [...Object.keys(paintFamilies), ...Object.keys(colourSpellings)];
  return new Map(colours.map((colour) => [colour, byFamily.get(colourSpellings[colour] ?? colour) ?? []]));
}

/** Pairs of words that follow each other in a paint's name: dolphin grey, brighton blue. */
export function paintPairs(paints: readonly string[]): ReadonlySet<string> {
  return new Set(
    paints.flatMap((paint) => {
      const words = typedWords(paint);
      return words.slice(1).map((word, index) => `${words[index] as string} ${word}`);
    }),
  );
}
