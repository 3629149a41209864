import { codeOf } from '@forecourt/domain/core/folded-text';
import { knownText } from '@forecourt/domain/core/known-text';
import {
  beginWords,
  searchedText,
  typedCode,
  typedUnits,
  wordsOf,
  type SearchedCar,
} from '@forecourt/domain/stock/search/searched-words';
import { isEquippedWith } from './is-equipped-with.ts';

/**
 * Whether a car is found by what was typed into the search box: each word begins a word of the car, words in
 * quotation marks stand in one line of what it has, or the whole is its stock number or plate, or the beginning of
 * its VIN. Spelling mistakes and nicknames are the engine's to forgive: it may find more than this, never less.
 */
export function matchesQuery(car: SearchedCar, query: string): boolean {
  const code = typedCode(query);
  if (code !== null) {
    const vin = codeOf(knownText(car.vin) ?? '');
    if ([car.stockNumber, car.regoPlate].some((number) => codeOf(knownText(number) ?? '') === code))
      return true;
    if (vin.startsWith(code)) return true;
  }
  const own = wordsOf(searchedText(car));
  return typedUnits(query).every(
    ({ words, isQuoted }) =>
      beginWords(words, own) || (isQuoted && isEquippedWith(car.standardEquipment, words.join(' '))),
  );
}
