import type { SearchAttribute } from '../../attributes/search-attributes.ts';
import { normalQuery, searchLimits, type ChosenLists, type ChosenRanges } from '../search-state.ts';
import type { Claim } from './claim.ts';
import { claimWords } from './claim-words.ts';
import { joinAmounts } from './join-amounts.ts';
import { leftText, quoted } from './left-text.ts';
import type { Lexicon } from './lexicon.ts';
import { makeLexicon } from './make-lexicon.ts';
import { meaningAt } from './meaning-at.ts';
import { mergeRanges } from './merge-ranges.ts';
import { correctSpelling } from './correct-spelling.ts';
import { splitGlued } from './split-glued.ts';
import type { StockVocabulary } from './stock-vocabulary.ts';
import { typedTokens, type Token } from './typed-tokens.ts';

/** One thing that was understood. */
export interface ReadPart {
  readonly typed: string;
  readonly attribute: SearchAttribute;
  readonly isCorrected: boolean;
}

export interface ReadWords {
  readonly lists: ChosenLists;
  readonly ranges: ChosenRanges;
  /** What stays text. Words in quotation marks are not read, so what is left never becomes a filter later. */
  readonly query: string;
  readonly parts: readonly ReadPart[];
}

/** The words of the search box as filters of the stock: what is understood for sure, and the rest as it was typed. */
export function readWords(typed: string, vocabulary: StockVocabulary, thisYear: number): ReadWords {
  const lexicon = lexiconOf(vocabulary);
  const text = normalQuery(typed);
  const { tokens, claims } = claimed(text, lexicon, thisYear);
  if (claims.every(({ reading }) => reading.kind === 'text'))
    return { lists: {}, ranges: {}, query: text, parts: [] };
  const quantities = claims.flatMap(({ reading }) => (reading.kind === 'range' ? [reading.quantity] : []));
  return {
    lists: chosenLists(claims),
    ranges: mergeRanges(quantities),
    query: normalQuery(kept(leftText(text, tokens, claims), lexicon, thisYear)),
    parts: claims.flatMap((claim) => partOf(claim, tokens, text)),
  };
}

const lexicons = new WeakMap<StockVocabulary, Lexicon>();

/** Every key that is pressed asks for it, so it is made once for a stock. */
export function lexiconOf(vocabulary: StockVocabulary): Lexicon {
  const lexicon = lexicons.get(vocabulary) ?? makeLexicon(vocabulary);
  lexicons.set(vocabulary, lexicon);
  return lexicon;
}

interface Claimed {
  readonly tokens: readonly Token[];
  readonly claims: readonly Claim[];
}

function claimed(text: string, lexicon: Lexicon, thisYear: number): Claimed {
  const single = typedTokens(text)
    .map((token) => correctSpelling(token, lexicon))
    .flatMap((token) => (token.isCorrected ? [token] : splitGlued(token, text, lexicon)));
  const tokens = joinAmounts(single, lexicon);
  const makes = tokens.flatMap((_, at) => {
    const meaning = meaningAt(tokens, at, lexicon)?.meaning;
    return meaning?.kind === 'make' ? [meaning.make] : [];
  });
  return { tokens, claims: claimWords({ tokens, lexicon, thisYear, makes }) };
}

/** The text that is left, with quotation marks around what would be read now that its neighbours are gone. */
function kept(left: string, lexicon: Lexicon, thisYear: number): string {
  const { tokens, claims } = claimed(left, lexicon, thisYear);
  if (claims.every(({ reading }) => reading.kind === 'text')) return left;
  const marked = claims
    .map(({ at, length, reading }) => {
      const words = left.slice((tokens[at] as Token).start, (tokens[at + length - 1] as Token).end);
      return reading.kind === 'text' ? words : quoted(words);
    })
    .join(' ');
  const isDone = claimed(marked, lexicon, thisYear).claims.every(({ reading }) => reading.kind === 'text');
  return isDone && marked.length <= searchLimits.queryLength ? marked : quoted(left);
}

function chosenLists(claims: readonly Claim[]): ChosenLists {
  const lists: Partial<Record<SearchAttribute, readonly string[]>> = {};
  const add = (attribute: SearchAttribute, values: readonly string[]) => {
    lists[attribute] = [...new Set([...(lists[attribute] ?? []), ...values])];
  };
  const readings = claims.map(({ reading }) => reading);
  const models = readings.flatMap((reading) => (reading.kind === 'models' ? reading.models : []));
  for (const reading of readings) if (reading.kind === 'values') add(reading.attribute, reading.values);
  for (const { values } of models) add('makeModel', values);
  for (const make of readings.flatMap((reading) => (reading.kind === 'make' ? [reading.make] : []))) {
    // Who names a make and a model of it wants the model.
    if (!models.some((model) => model.make === make)) add('make', make.values);
  }
  return lists;
}

function partOf({ at, length, reading }: Claim, tokens: readonly Token[], text: string): readonly ReadPart[] {
  if (reading.kind === 'text' || reading.kind === 'dropped') return [];
  const said = tokens.slice(at, at + length);
  const typed = text.slice((said[0] as Token).start, (said.at(-1) as Token).end);
  const attributes = { make: 'make', models: 'makeModel', equipment: 'filteredFeatures' } as const;
  const attribute =
    reading.kind === 'values'
      ? reading.attribute
      : reading.kind === 'range'
        ? reading.quantity.attribute
        : attributes[reading.kind];
  return [{ typed, attribute, isCorrected: said.some((token) => token.isCorrected) }];
}
