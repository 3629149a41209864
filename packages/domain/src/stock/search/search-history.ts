import { z } from 'zod';
import { hasFilters, normalSearchState, type NormalSearchState } from './search-state.ts';
import { writeSearchQuery, type SearchSorts } from './search-url.ts';

const rememberedSearch = z.object({
  path: z.string().min(1).max(300).startsWith('/'),
  /** The filters as an address writes them, which outlives a change of how the state is kept. */
  filters: z.string().max(20_000),
});

export type RememberedSearch = z.output<typeof rememberedSearch>;

/**
 * The searches that a visitor made, the newest first, at most `length` of them (SRCH-14). A search made
 * again moves to the front; one for nothing in particular is not worth remembering.
 */
export function rememberSearch(
  history: readonly RememberedSearch[],
  search: { readonly path: string; readonly state: NormalSearchState },
  { length, sorts }: { readonly length: number; readonly sorts: Pick<SearchSorts, 'defaultSort'> },
): readonly RememberedSearch[] {
  if (!hasFilters(search.state)) return history.slice(0, length);
  const state = normalSearchState({ ...search.state, page: 1, sortBy: sorts.defaultSort });
  const filters = writeSearchQuery(state, sorts);
  const others = history.filter((other) => other.path !== search.path || other.filters !== filters);
  return [{ path: search.path, filters }, ...others].slice(0, length);
}

/** Reads the history from where the browser kept it; what is not a search is left out. */
export function readSearchHistory(stored: unknown, length: number): readonly RememberedSearch[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .slice(0, length)
    .map((entry) => rememberedSearch.safeParse(entry))
    .flatMap((read) => (read.success ? [read.data] : []));
}
