import { codeOf } from '../../../core/folded-text.ts';
import type { Meaning } from './meaning.ts';
import { paintsByColour } from './paints-by-colour.ts';
import type { StockVocabulary, VocabularyAttribute } from './stock-vocabulary.ts';
import {
  attributeWords,
  dirtBikes,
  dirtBikeWords,
  driveBeginnings,
  driveWords,
  learnerWords,
  vagueBodies,
} from './tables/attribute-words.ts';

type Entry = readonly [string, Meaning];

const codesOf = (words: readonly string[]) => words.map(codeOf);
const synonyms = (['body', 'fuel', 'transmission', 'carType', 'cab'] as const).flatMap((attribute) =>
  Object.entries(attributeWords[attribute]).map(([value, words]) => ({
    attribute,
    code: codeOf(value),
    words: codesOf(words),
  })),
);
const drives = Object.entries(driveWords).map(([drive, words]) => ({ drive, words: codesOf(words) }));

/** What the words for values say: those of the stock by their own names, and by what buyers call them. */
export function valueMeanings({ values }: StockVocabulary): readonly Entry[] {
  const byCode = (attribute: VocabularyAttribute) => Map.groupBy(values[attribute] ?? [], codeOf);
  const all = {
    body: byCode('body'),
    fuel: byCode('fuel'),
    transmission: byCode('transmission'),
    carType: byCode('carType'),
    cab: byCode('cab'),
  };
  return [
    ...learnerWords.map((word): Entry => [codeOf(word), meaning('lams', values.lams ?? [])]),
    ...driveMeanings(values.drive ?? []),
    ...(Object.keys(all) as (keyof typeof all)[]).flatMap((attribute) =>
      Array.from(all[attribute])
        .filter(([code]) => code.length > 1 && !(attribute === 'body' && vagueBodies.has(code)))
        .map(([code, same]): Entry => [code, meaning(attribute, same)]),
    ),
    ...dirtBikeWords.map((word): Entry => [
      codeOf(word),
      meaning(
        'body',
        dirtBikes.flatMap((body) => all.body.get(body) ?? []),
      ),
    ]),
    ...synonyms.flatMap(({ attribute, code, words }) =>
      words.map((word): Entry => [word, meaning(attribute, all[attribute].get(code) ?? [])]),
    ),
    ...Array.from(paintsByColour(values.colour ?? []), ([colour, paints]): Entry => [
      colour,
      meaning('colour', paints),
    ]),
  ];
}

function meaning(attribute: VocabularyAttribute, values: readonly string[]): Meaning {
  return { kind: 'values', attribute, values };
}

function driveMeanings(values: readonly string[]): readonly Entry[] {
  return drives.flatMap(({ drive, words }) => {
    const beginnings = driveBeginnings[drive] as readonly string[];
    const chosen = values.filter((value) =>
      beginnings.some((beginning) => codeOf(value).startsWith(beginning)),
    );
    return words.map((word): Entry => [word, meaning('drive', chosen)]);
  });
}
