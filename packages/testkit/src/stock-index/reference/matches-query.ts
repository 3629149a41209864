import { codeOf } from '@forecourt/domain/core/folded-text';
import { knownText } from '@forecourt/domain/core/known-text';
import {
  beginWords,
  searchedText,
  typedCode,
  typedWords,
  wordsOf,
  type SearchedCar,
} from '@forecourt/domain/stock/search/searched-words';

/**
 * Whether a car is found by what was typed into the search box: each word begins a word of the car, or the
 * whole is its stock number or plate, or the beginning of its VIN. Spelling mistakes and nicknames are the
 * engine's to forgive: it may find more than this, never less.
 */
export function matchesQuery(car: SearchedCar, query: string): boolean {
  const code = typedCode(query);
  if (code !== null) {
    const vin = codeOf(knownText(car.vin) ?? '');
    if ([car.stockNumber, car.regoPlate].some((number) => codeOf(knownText(number) ?? '') === code))
      return true;
    if (vin.startsWith(code)) return true;
  }
  return beginWords(typedWords(query), wordsOf(searchedText(car)));
}
