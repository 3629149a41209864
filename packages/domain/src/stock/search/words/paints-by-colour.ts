import { colourSpellings, paintFamilies } from '../../car/paint-families.ts';
import { paintFamily } from '../../car/paint-family.ts';
import { typedWords } from '../searched-words.ts';

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
