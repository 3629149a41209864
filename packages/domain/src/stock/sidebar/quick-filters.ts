import { changeList } from './change-filters.ts';
import type { SearchResults } from '../search/search-results.ts';
import type { NormalSearchState } from '../search/search-state.ts';

/** A filter that is one press away. */
interface QuickFilter {
  readonly attribute: keyof typeof mostOf;
  readonly value: string;
  readonly state: NormalSearchState;
}

/** Which lists buyers narrow first, and how many values of each are worth a press. */
const mostOf = { body: 4, transmission: 1, fuel: 2 } as const;

/**
 * Where the filters lie behind a button, the commonest of them beside it: of each list of which nothing is chosen, the
 * values that most cars have and not all.
 */
export function quickFilters(
  state: NormalSearchState,
  { facets, count }: Pick<SearchResults<unknown>, 'facets' | 'count'>,
): readonly QuickFilter[] {
  return (['body', 'transmission', 'fuel'] as const).flatMap((attribute) => {
    if (state.lists[attribute]) return [];
    return (facets[attribute] ?? [])
      .filter((found) => found.count > 0 && found.count < count)
      .toSorted((one, other) => other.count - one.count)
      .slice(0, mostOf[attribute])
      .map(({ value }) => ({ attribute, value, state: changeList(state, attribute, [value]) }));
  });
}
