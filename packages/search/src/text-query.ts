import { equipmentWords } from '@forecourt/domain/stock/search/equipment-words';
import { typedCode, typedUnits } from '@forecourt/domain/stock/search/searched-words';
import { longestNickname, nicknames } from './nicknames.ts';
import { allOf, anyOf, near, nothing, startsWith, term, type Query } from './query-language.ts';
import { longestWordStart, stockFields } from './stock-fields.ts';
import { lineGap } from './stock-mapping.ts';

export interface TextPowers {
  /** Other names of the same thing, and words written apart or together. */
  readonly knowsNicknames: boolean;
  /** Which mistake to forgive each word, by its place among waysToSpell; none where this is left out. */
  readonly mistakes?: readonly number[];
}

/**
 * What was typed into the search box as a condition; null where nothing was. Without any powers it is exactly
 * the domain's searched-words.ts; a power adds cars and takes none away. It only decides what is found: the
 * order is the visitor's.
 */
export function textQuery(typed: string, { knowsNicknames, mistakes = [] }: TextPowers): Query | null {
  const units = typedUnits(typed);
  const words = units.flatMap((unit) => unit.words);
  if (words.length === 0) return null;
  const wayOf = (at: number) => waysToSpell(words, at, knowsNicknames)[mistakes[at] ?? 0] ?? nothing;
  let at = 0;
  const byUnits = units.map((unit) => {
    const ways = unit.words.map(() => wayOf(at++));
    return unit.isQuoted ? [anyOf([allOf(ways), inOneLine(unit.words)])] : ways;
  });
  const byWords = allOf(byUnits.flat());
  const code = typedCode(typed);
  if (code === null) return byWords;
  return anyOf([byWords, term(stockFields.codes, code), startsWith(stockFields.vin, code)]);
}

/** What a vehicle has: all words in one line of it. */
const inOneLine = (words: readonly string[]) =>
  near(stockFields.equipment, equipmentWords(words.join(' ')), lineGap);

/**
 * The ways to understand a word, each only for a word that finds nothing in the ways before it: as it is
 * written, as something that a vehicle has, as two words written as one, with one letter wrong, with two. The last
 * word may be half typed.
 */
export function waysToSpell(words: readonly string[], at: number, knowsNicknames: boolean): readonly Query[] {
  const word = words[at] ?? '';
  const asWritten = anyOf([begins(word), ...(knowsNicknames ? otherNames(words, at) : [])]);
  const fields = [stockFields.words, ...(at === words.length - 1 ? [stockFields.wordStarts] : [])];
  const inTwo = splits(word);
  const misspelt =
    words.length > mostMisspelt
      ? []
      : lettersWrong(word).flatMap((letters) => fields.map((field) => almost(field, word, letters)));
  const had = knowsNicknames && /^\p{L}{3,}$/u.test(word) ? [inOneLine([word])] : [];
  return [asWritten, ...had, ...(inTwo.length > 0 ? [anyOf(inTwo)] : []), ...misspelt];
}

function begins(word: string): Query {
  return Array.from(word).length > longestWordStart
    ? startsWith(stockFields.words, word)
    : term(stockFields.wordStarts, word);
}

const isWord = (word: string) => term(stockFields.words, word);

/** The meanings of every nickname that the word is a part of, and the word written together with a neighbour. */
function otherNames(words: readonly string[], at: number): readonly Query[] {
  const before = words[at - 1];
  const after = words[at + 1];
  const [word = ''] = words.slice(at);
  return [
    ...phrasesAround(words, at).flatMap((phrase) =>
      (nicknames.get(phrase) ?? []).map((meaning) => allOf(meaning.map(isWord))),
    ),
    ...(before === undefined ? [] : [begins(before + word)]),
    ...(after === undefined ? [] : [begins(word + after)]),
  ];
}

function phrasesAround(words: readonly string[], at: number): readonly string[] {
  const phrases: string[] = [];
  for (let first = Math.max(0, at - longestNickname + 1); first <= at; first += 1) {
    for (let end = at + 1; end <= Math.min(words.length, first + longestNickname); end += 1) {
      phrases.push(words.slice(first, end).join(' '));
    }
  }
  return phrases;
}

/** An automaton is built for every word that may be misspelt: of more words than this, none may. */
const mostMisspelt = 4;

/**
 * One letter may be wrong in a word of four, two in a word of eight; none in one that is longer than any word of a
 * car, whose automaton costs the engine several times as much.
 */
function lettersWrong(word: string): readonly number[] {
  // Numbers are no spelling mistakes: who looks for 2021 wants no 2020.
  if (!/^\p{L}{4,25}$/u.test(word)) return [];
  return Array.from(word).length < 8 ? [1] : [1, 2];
}

/** Never the first letter: hardly anyone gets that wrong, and it keeps the engine's search short. */
const almost = (field: string, word: string, letters: number): Query => ({
  fuzzy: { [field]: { value: word, fuzziness: letters, prefix_length: 1, max_expansions: 30 } },
});

/** A word as two of the car's: landrover, modely. */
function splits(word: string): readonly Query[] {
  if (!/^(?=.*\p{L})[\p{L}\p{N}]{4,20}$/u.test(word)) return [];
  const letters = Array.from(word);
  return letters.slice(2).flatMap((_letter, index) => {
    const [left, right] = [letters.slice(0, index + 2).join(''), letters.slice(index + 2).join('')];
    // The same twice is no two words of a car: zzzz is not a Volvo of series ZZ.
    if (left === right) return [];
    // One or two letters begin too many words.
    return [allOf([isWord(left), right.length < 3 ? isWord(right) : begins(right)])];
  });
}
