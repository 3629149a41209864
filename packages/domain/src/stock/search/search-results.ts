import type { FacetCount, FacetStats } from './count-facets.ts';
import type { ListAttribute, RangeAttribute } from '../attributes/search-attributes.ts';

/** What a stock search answers (SRCH-1). */
export interface SearchResults<Hit> {
  readonly hits: readonly Hit[];
  readonly facets: Readonly<Partial<Record<ListAttribute, readonly FacetCount[]>>>;
  readonly facetStats: Readonly<Partial<Record<RangeAttribute, FacetStats>>>;
  /** The true number of cars found, whatever a page shows of it (SRCH-13). */
  readonly count: number;
  readonly ms: number;
  readonly pages: number;
}

/** How many pages a number of cars fills. */
export function pageCount(count: number, pageSize: number): number {
  return Math.ceil(count / pageSize);
}

/** Where a search is: under way, answered or failed, with the last results that came (SRCH-9). */
export interface SearchProgress<Hit> {
  readonly phase: 'loading' | 'hasData' | 'hasError';
  readonly results: SearchResults<Hit> | null;
}

export type SearchEvent<Hit> =
  | { readonly kind: 'asked' }
  | { readonly kind: 'answered'; readonly results: SearchResults<Hit> }
  | { readonly kind: 'failed' };

/** Where a search is after an event; while loading and after a failure the previous results stay (SRCH-9). */
export function searchProgress<Hit>(
  { results }: Pick<SearchProgress<Hit>, 'results'>,
  event: SearchEvent<Hit>,
): SearchProgress<Hit> {
  if (event.kind === 'answered') return { phase: 'hasData', results: event.results };
  return { phase: event.kind === 'asked' ? 'loading' : 'hasError', results };
}
