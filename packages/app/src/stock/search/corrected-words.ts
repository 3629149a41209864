import { readQueryString, writeQueryString } from '@forecourt/domain/core/query-string';
import type { NormalSearchState } from '@forecourt/domain/stock/search/search-state';
import { readWords } from '@forecourt/domain/stock/search/words/read-words';
import { withReadWords, type ReadBy } from '@forecourt/domain/stock/search/words/with-read-words';
import { changeQuery, clearFilters } from '@forecourt/domain/stock/sidebar/change-filters';
import type { FilterChip } from '@forecourt/domain/stock/sidebar/filter-chips';
import type { LinkTo } from './search-links.ts';
import type { CorrectedView } from './search-page.view.ts';

/** What was typed before its spelling was corrected: beside the search, of which it is no part. */
export const typedParameter = 'typed';

const readingLimits = { parameters: 300, characters: 3_000 } as const;

/** The address of what was understood, with what was typed where that was corrected. */
export function withTyped(href: string, typed: string, { vocabulary, year }: ReadBy): string {
  const isCorrected = readWords(typed, vocabulary, year).parts.some((part) => part.isCorrected);
  if (!isCorrected) return href;
  return `${href}${href.includes('?') ? '&' : '?'}${writeQueryString([[typedParameter, typed]])}`;
}

/** The search for all that was typed, with one word of it taken as it stands. */
export function takenLiterally(
  from: NormalSearchState,
  { typed, word, by }: { readonly typed: string; readonly word: string; readonly by: ReadBy },
): NormalSearchState {
  return withReadWords(changeQuery(clearFilters(from), typed.replace(word, `"${word}"`)), by);
}

interface Shown {
  readonly query: string;
  readonly state: NormalSearchState;
  readonly chips: readonly FilterChip[];
  readonly linkTo: LinkTo;
  readonly by: ReadBy;
}

/**
 * What a visitor is shown in place of what they typed, and the way to search for that (SRCH-6); null where nothing was
 * corrected. Anybody can write an address: it is said only of words that are read as just what is shown.
 */
export function correctedWords({ query, state, chips, linkTo, by }: Shown): CorrectedView | null {
  const typed = readQueryString(query, readingLimits).find(([name]) => name === typedParameter)?.[1];
  if (typed === undefined) return null;
  const read = readWords(typed, by.vocabulary, by.year);
  const parts = read.parts.filter(({ isCorrected }) => isCorrected);
  const isShown = Object.entries(read.lists).every(([attribute, values]) =>
    values.every((value) => state.lists[attribute as keyof typeof state.lists]?.includes(value) === true),
  );
  const attributes = new Set<string>(parts.map(({ attribute }) => attribute));
  const names = chips.filter(({ attribute }) => attributes.has(attribute)).map(({ value }) => value);
  if (!isShown || names.length === 0) return null;
  return {
    text: `Showing results for ${names.join(', ')}.`,
    instead: parts.map((part) => ({
      label: `Search “${part.typed}” instead`,
      href: linkTo(takenLiterally(state, { typed, word: part.typed, by })),
    })),
  };
}
