import { codeOf } from '../../../core/folded-text.ts';
import { searchLimits } from '../search-state.ts';
import { typedWords } from '../searched-words.ts';
import { dictionaryOf } from './correct-spelling.ts';
import { itemMeanings } from './item-meanings.ts';
import type { Lexicon } from './lexicon.ts';
import type { Meaning } from './meaning.ts';
import { modelsByWords, numberModels } from './models-by-code.ts';
import { longNames, nameMeanings } from './name-meanings.ts';
import { namedMakes } from './named-makes.ts';
import { paintPairs } from './paints-by-colour.ts';
import { placeMeanings } from './place-meanings.ts';
import type { StockVocabulary } from './stock-vocabulary.ts';
import { heldPhrases } from './tables/held-words.ts';
import { valueMeanings } from './value-meanings.ts';

const heldMeanings = heldPhrases.map((phrase) => [codeOf(phrase), { kind: 'held' }] as const);

/** Makes the lexicon of a stock. Of two meanings of the same letters the first counts. */
export function makeLexicon(vocabulary: StockVocabulary): Lexicon {
  const { values } = vocabulary;
  const makes = namedMakes(vocabulary.makes);
  const places = placeMeanings(vocabulary).filter(([, meaning]) => isUsable(meaning));
  const placeCodes = new Set(places.map(([code]) => code));
  const all: readonly (readonly [string, Meaning])[] = [
    // Gold Coast is no colour, and a place where cars stand there.
    ...heldMeanings.filter(([code]) => !placeCodes.has(code)),
    ...itemMeanings(values.itemType),
    ...valueMeanings(vocabulary),
    ...nameMeanings(makes),
    // A name that is a car's or a colour's is no place.
    ...places,
  ];
  const meanings = new Map(all.filter(([, meaning]) => isUsable(meaning)).toReversed());
  const names = vocabulary.makes.flatMap(({ make, models }) => models.concat(make)).flatMap(typedWords);
  const placeWords = (values.city ?? []).flatMap(typedWords).filter((word) => word.length > 5);
  return {
    meanings,
    modelsByWords: modelsByWords(makes),
    numberModels: numberModels(makes),
    longNames: longNames(makes),
    measures: new Set([
      ...(vocabulary.measures ?? []),
      ...(values.sleeps?.length ? ['sleeps' as const] : []),
    ]),
    isBikesAlone: values.itemType?.join() === 'motorcycle',
    sleeps: values.sleeps ?? [],
    seats: values.seats ?? [],
    paintPairs: paintPairs(values.paint ?? []),
    stockWords: new Set([...names, ...Object.values(values).flat().flatMap(typedWords)].map(codeOf)),
    dictionary: dictionaryOf(meanings, [...names, ...placeWords]),
  };
}

/** A filter can hold only so many values: beyond them it would hide cars that fit. */
function isUsable(meaning: Meaning): boolean {
  if (meaning.kind !== 'values') return true;
  return meaning.values.length > 0 && meaning.values.length <= searchLimits.valuesPerList;
}
