import type { Lexicon } from './lexicon.ts';
import type { Meaning } from './meaning.ts';
import { meaningOf } from './meaning-at.ts';
import { nearestWord } from './nearest-word.ts';
import { badgeWords } from './tables/badge-words.ts';
import { everydayWords } from './tables/everyday-words.ts';
import { guessedEquipment } from './tables/equipment-shapes.ts';
import { nicknames } from './tables/car-nicknames.ts';
import { makeAliases, makeNames, modelWords } from './tables/known-names.ts';
import { placeNames } from './tables/place-names.ts';
import { glueAfterRead, glueBeforeRead } from './tables/glue-words.ts';
import {
  boundsAfter,
  boundsBefore,
  numberUnits,
  numberWords,
  otherUnits,
  subjects,
} from './tables/quantity-words.ts';
import type { Token } from './typed-tokens.ts';

/** The words that a misspelt one can be meant as. */
export function dictionaryOf(meanings: Lexicon['meanings'], names: Iterable<string>): readonly string[] {
  const read = Array.from(meanings).flatMap(([code, { kind }]) => (isGuessed(code, kind) ? [code] : []));
  const parts = Array.from(names).filter((word) => !everydayWords.has(word) && !badgeWords.has(word));
  const words = [
    ...read,
    ...parts,
    ...boundsBefore.keys(),
    ...guessedEquipment,
    'seater',
    'seaters',
    'thousand',
    'kilometres',
    'kilometers',
  ];
  return [...new Set(words)].filter((word) => word.length > 3 && /^\p{L}+$/u.test(word));
}

/** A short nickname is nearer to other words than to its misspellings: navy is no Navara. */
function isGuessed(code: string, kind: Meaning['kind']): boolean {
  return (
    kind !== 'held' &&
    kind !== 'dropped' &&
    !makeAliases.has(code) &&
    (code.length > 6 || !Object.hasOwn(nicknames, code))
  );
}

/** The word as it was meant: itself where it is a word or too short to tell. */
export function correctSpelling(token: Token, lexicon: Lexicon): Token {
  if (token.isHeld || token.amount || !/^\p{L}{4,}$/u.test(token.code) || isWord(token.code, lexicon))
    return token;
  const near = lexicon.dictionary.filter((word) => Math.abs(word.length - token.code.length) < 3);
  const code = nearestWord(token.code, near);
  return code === null ? token : { ...token, code, isCorrected: true };
}

/** Whether it is a word already, of the stock or of everyday. */
export function isWord(code: string, lexicon: Lexicon): boolean {
  if (meaningOf([code], lexicon)) return true;
  const singular = code.endsWith('s') ? code.slice(0, -1) : code;
  return plainWords.some((words) => words.has(code) || words.has(singular)) || lexicon.stockWords.has(code);
}

const plainWords: readonly { has(word: string): boolean }[] = [
  everydayWords,
  placeNames,
  modelWords,
  badgeWords,
  makeNames,
  glueAfterRead,
  glueBeforeRead,
  boundsBefore,
  boundsAfter,
  numberUnits,
  otherUnits,
  subjects,
  numberWords,
];
