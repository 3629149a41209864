import { codeOf, foldedText } from '../../core/folded-text.ts';
import { knownText } from '../../core/known-text.ts';
import type { Car } from '../car/car.ts';

export type SearchedCar = Pick<
  Car,
  | 'name'
  | 'year'
  | 'make'
  | 'model'
  | 'badge'
  | 'series'
  | 'colour'
  | 'simpleBody'
  | 'simpleFuel'
  | 'simpleTransmission'
  | 'drive'
  | 'stockNumber'
  | 'regoPlate'
  | 'vin'
  | 'standardEquipment'
>;

/** The text of a car in which the words of the search box are looked up. */
export function searchedText(car: SearchedCar): string {
  const { name, make, model, badge, series, colour, simpleBody, simpleFuel, simpleTransmission, drive } = car;
  return [name, make, model, badge, series, colour, simpleBody, simpleFuel, simpleTransmission, drive]
    .map(knownText)
    .concat(car.year === null ? null : String(car.year))
    .filter((text) => text !== null)
    .join(' ');
}

/** Shorter than this, a typed text is a word and no number of a car: 'bt' is not the start of a VIN. */
const shortestCode = 4;

/** The words that were typed, as they are compared with those of a car. */
export function typedWords(query: string): readonly string[] {
  return foldedText(query)
    .split(/[^\p{L}\p{N}.]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** A word that was typed, or several in quotation marks, which can also be one line of what a vehicle has. */
export interface TypedUnit {
  readonly words: readonly string[];
  readonly isQuoted: boolean;
}

/** What was typed, in parts that a car has or has not. */
export function typedUnits(query: string): readonly TypedUnit[] {
  return Array.from(query.matchAll(/(?<!\S)["“”]([^"“”]*)(?:["“”]|$)|\S+/gu))
    .flatMap(([chunk, quoted]): readonly TypedUnit[] =>
      quoted === undefined
        ? typedWords(chunk).map((word) => ({ words: [word], isQuoted: false }))
        : [{ words: typedWords(quoted), isQuoted: true }],
    )
    .filter(({ words }) => words.length > 0);
}

/** What was typed as a number of a car; null where it is too short to be one. */
export function typedCode(query: string): string | null {
  const code = codeOf(query);
  return code.length >= shortestCode ? code : null;
}

/** Whether each typed word begins one of the words. */
export function beginWords(typed: readonly string[], words: readonly string[]): boolean {
  return typed.every((word) => words.some((one) => one.startsWith(word)));
}

/** The words of a text, whole and in parts: BT-50 is found by bt, 50, bt50 and bt-50. */
export function wordsOf(text: string): readonly string[] {
  const plain = foldedText(text);
  return [
    ...plain.split(/\s+/),
    ...plain.split(/\s+/).map(codeOf),
    ...plain.split(/[^\p{L}\p{N}]+/u),
    ...Array.from(plain.matchAll(/\p{L}+|\p{N}+/gu), ([part]) => part),
  ];
}
