import { fewerWords } from '@forecourt/domain/stock/search/words/fewer-words';
import {
  cheapestText,
  leftOutText,
  refusedText,
  wishText,
} from '@forecourt/domain/stock/search/words/left-out-text';
import { isWish, setAside } from '@forecourt/domain/stock/search/words/set-aside';
import { hasFilters, type NormalSearchState } from '@forecourt/domain/stock/search/search-state';
import { changeQuery, changeSort } from '@forecourt/domain/stock/sidebar/change-filters';

interface Answered<Answer> {
  /** What was searched for in the end. */
  readonly state: NormalSearchState;
  readonly answer: Answer;
  /** What became of words that were not searched for, said to the visitor; null where all were. */
  readonly leftOut: string | null;
}

/**
 * Words that fit no car are left out where something else was asked for, and named (SRCH-6). What is refused is never
 * looked up, and cheap is an order.
 */
export async function leaveOutWords<Answer>(
  asked: NormalSearchState,
  search: (state: NormalSearchState) => Promise<Answer>,
  countOf: (answer: Answer) => number,
): Promise<Answered<Answer>> {
  const { state, said } = withoutSetAside(asked);
  const answer = await search(state);
  const plain = { state, answer, leftOut: said.length === 0 ? null : said.join(' ') };
  if (countOf(answer) > 0 || state.query === '') return plain;
  for (const { kept, leftOut } of fewerWords(state.query)) {
    const rest = changeQuery(state, kept);
    const isAll = !hasFilters(rest);
    if (isAll && !isWish(leftOut)) continue;
    const wider = await search(rest);
    const text = isAll ? wishText(leftOut) : leftOutText(leftOut);
    if (countOf(wider) > 0) return { state: rest, answer: wider, leftOut: [...said, text].join(' ') };
  }
  return plain;
}

function withoutSetAside(asked: NormalSearchState): {
  readonly state: NormalSearchState;
  readonly said: readonly string[];
} {
  const { kept, refused, wantsCheapest } = setAside(asked.query);
  if (refused === null && !wantsCheapest) return { state: asked, said: [] };
  const rest = changeQuery(asked, kept);
  return {
    state: wantsCheapest ? changeSort(rest, 'priceAsc') : rest,
    said: [...(refused === null ? [] : [refusedText(refused)]), ...(wantsCheapest ? [cheapestText] : [])],
  };
}
