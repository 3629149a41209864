import { fewerWords } from '@forecourt/domain/stock/search/words/fewer-words';
import {
  leftOutText,
  orderTexts,
  refusedText,
  wishText,
} from '@forecourt/domain/stock/search/words/left-out-text';
import { meantWish } from '@forecourt/domain/stock/search/words/meant-wish';
import { isWish, setAside } from '@forecourt/domain/stock/search/words/set-aside';
import type { MeantWish } from '@forecourt/domain/stock/search/words/tables/wishes';
import type { NormalSearchState } from '@forecourt/domain/stock/search/search-state';
import {
  asksForMore,
  changeList,
  changeQuery,
  changeRange,
  changeSort,
} from '@forecourt/domain/stock/sidebar/change-filters';

interface Answered<Answer> {
  /** What was searched for in the end. */
  readonly state: NormalSearchState;
  readonly answer: Answer;
  /** What became of words that were not searched for, said to the visitor; null where all were. */
  readonly leftOut: string | null;
}

/**
 * Words that fit no car are left out where something else was asked for, and named (SRCH-6). What is refused is never
 * looked up, cheap and low kms are orders, and small or a float is what most mean by it. Nothing is said of words that are passed over.
 */
export async function leaveOutWords<Answer>(
  asked: NormalSearchState,
  search: (state: NormalSearchState) => Promise<Answer>,
  countOf: (answer: Answer) => number,
  isPassedOver: (words: string) => boolean = () => false,
): Promise<Answered<Answer>> {
  const { state, said, refused } = withoutSetAside(asked);
  const answer = await search(state);
  if (countOf(answer) > 0) return { state, answer, leftOut: inOne(said) };
  // There is no first of none.
  const plain = { state, answer, leftOut: inOne(refused) };
  if (state.query === '') return plain;
  for (const { kept, leftOut } of fewerWords(state.query)) {
    const rest = changeQuery(state, kept);
    const isAll = !asksForMore(rest);
    if (isAll && !isWish(leftOut)) continue;
    for (const { one, text } of widerSearches(rest, leftOut, isAll)) {
      const found = await search(one);
      if (countOf(found) === 0) continue;
      return { state: one, answer: found, leftOut: inOne(isPassedOver(leftOut) ? said : [...said, text]) };
    }
  }
  return plain;
}

/** What is searched for in place of words that found nothing, and what is said of it. */
function widerSearches(rest: NormalSearchState, leftOut: string, isAll: boolean) {
  const meant = isAll ? meantWish(leftOut) : null;
  return [
    ...(meant === null ? [] : [{ one: withWish(rest, meant), text: meant.text }]),
    { one: rest, text: isAll ? wishText(leftOut) : leftOutText(leftOut) },
  ];
}

function withWish(state: NormalSearchState, { bodies, towingKg }: MeantWish): NormalSearchState {
  const ofBodies = bodies.length > 0 ? changeList(state, 'body', bodies) : state;
  return towingKg === null ? ofBodies : changeRange(ofBodies, 'towing', { min: towingKg, max: null });
}

function inOne(said: readonly string[]): string | null {
  return said.length === 0 ? null : said.join(' ');
}

function withoutSetAside(asked: NormalSearchState): {
  readonly state: NormalSearchState;
  readonly said: readonly string[];
  readonly refused: readonly string[];
} {
  const { kept, refused, order } = setAside(asked.query);
  if (refused === null && order === null) return { state: asked, said: [], refused: [] };
  const rest = changeQuery(asked, kept);
  const texts = refused === null ? [] : [refusedText(refused)];
  return {
    state: order === null ? rest : changeSort(rest, order),
    said: [...texts, ...(order === null ? [] : [orderTexts[order]])],
    refused: texts,
  };
}
