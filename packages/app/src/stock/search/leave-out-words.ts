import { fewerWords } from '@forecourt/domain/stock/search/words/fewer-words';
import { leftOutText } from '@forecourt/domain/stock/search/words/left-out-text';
import { hasFilters, type NormalSearchState } from '@forecourt/domain/stock/search/search-state';
import { changeQuery } from '@forecourt/domain/stock/sidebar/change-filters';

interface Answered<Answer> {
  /** What was searched for in the end. */
  readonly state: NormalSearchState;
  readonly answer: Answer;
  /** Which words were left out, said to the visitor; null where none were. */
  readonly leftOut: string | null;
}

/** Words that fit no car are left out where something else was asked for, and named (SRCH-6). */
export async function leaveOutWords<Answer>(
  state: NormalSearchState,
  search: (state: NormalSearchState) => Promise<Answer>,
  countOf: (answer: Answer) => number,
): Promise<Answered<Answer>> {
  const answer = await search(state);
  if (countOf(answer) > 0 || state.query === '') return { state, answer, leftOut: null };
  for (const { kept, leftOut } of fewerWords(state.query)) {
    const rest = changeQuery(state, kept);
    if (!hasFilters(rest)) continue;
    const wider = await search(rest);
    if (countOf(wider) > 0) return { state: rest, answer: wider, leftOut: leftOutText(leftOut) };
  }
  return { state, answer, leftOut: null };
}
