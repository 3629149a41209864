import { codeOf, queryWords, shortestCode } from '@forecourt/domain/stock/matches-query';
import { longestNickname, nicknames } from './nicknames.ts';
import { allOf, anyOf, startsWith, term, type Query } from './query-language.ts';
import { longestWordStart, stockFields } from './stock-fields.ts';

export interface TextPowers {
  /** Other names of the same thing, and words written apart or together. */
  readonly knowsNicknames: boolean;
  /** Spelling mistakes. Only for a text that finds nothing without: 'golf' must not find what is gold. */
  readonly forgivesTypos: boolean;
}

/**
 * What was typed into the search box as a condition; null where nothing was. Without any powers it is exactly
 * the domain's matches-query.ts; a power adds cars and takes none away. It only decides what is found: the
 * order is the visitor's.
 */
export function textQuery(typed: string, powers: TextPowers): Query | null {
  const words = queryWords(typed);
  if (words.length === 0) return null;
  const byWords = allOf(words.map((_word, at) => anyOf(waysToFind(words, at, powers))));
  const code = codeOf(typed);
  if (code.length < shortestCode) return byWords;
  return anyOf([byWords, term(stockFields.codes, code), startsWith(stockFields.vin, code)]);
}

function waysToFind(words: readonly string[], at: number, powers: TextPowers): readonly Query[] {
  const word = words[at] ?? '';
  return [
    begins(word),
    ...(powers.knowsNicknames ? otherNames(words, at) : []),
    ...(powers.forgivesTypos ? forgiven(word, at === words.length - 1) : []),
  ];
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

/** One letter wrong in a word of four, two in a word of eight; never the first. */
const spelling = { fuzziness: 'AUTO:4,8', prefix_length: 1, max_expansions: 30, transpositions: true };
/** Numbers are no spelling mistakes: who looks for 2021 wants no 2020. */
const isForgivable = (word: string) => /^\p{L}{4,}$/u.test(word);

/** A word with a mistake in it; the last one may be half typed. And two words written as one. */
function forgiven(word: string, isLast: boolean): readonly Query[] {
  if (!isForgivable(word)) return [];
  const field = isLast ? stockFields.wordStarts : stockFields.words;
  const letters = Array.from(word).slice(0, longestWordStart);
  const splits = letters.slice(2, -1).map((_letter, index) => {
    const [left, right] = [letters.slice(0, index + 2), letters.slice(index + 2)];
    return allOf([isWord(left.join('')), begins(right.join(''))]);
  });
  return [{ fuzzy: { [field]: { value: letters.join(''), ...spelling } } }, ...splits];
}
