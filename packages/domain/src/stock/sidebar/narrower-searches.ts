import { changeList } from './change-filters.ts';
import type { SearchResults } from '../search/search-results.ts';
import type { NormalSearchState } from '../search/search-state.ts';

/** One thing more than was asked for, as a buyer would add it to the words. */
interface NarrowerSearch {
  readonly added: string;
  readonly state: NormalSearchState;
  readonly count: number;
}

export const narrowedBy = ['makeModel', 'body', 'transmission', 'fuel', 'city'] as const;

const mostSearches = 3;

/**
 * What the words could go on with: the models of the make that was named, else of each list of which nothing is
 * chosen the value that most cars have and not all.
 */
export function narrowerSearches(
  state: NormalSearchState,
  { facets, count }: Pick<SearchResults<unknown>, 'facets' | 'count'>,
): readonly NarrowerSearch[] {
  const isNarrower = (found: { readonly count: number }) => found.count > 0 && found.count < count;
  const { make = [], makeModel = [], model = [] } = state.lists;
  const makeless = changeList(state, 'make', []);
  const models = (facets.makeModel ?? []).flatMap((found) => {
    const own = make.find((name) => found.value.startsWith(`${name} `));
    if (own === undefined || !isNarrower(found)) return [];
    const added = found.value.slice(own.length + 1);
    return [{ added, state: changeList(makeless, 'makeModel', [found.value]), count: found.count }];
  });
  if (makeModel.length + model.length === 0 && models.length > 0)
    return models.toSorted((one, other) => other.count - one.count).slice(0, mostSearches);
  return (['body', 'transmission', 'fuel', 'city'] as const)
    .flatMap((attribute) => {
      if (state.lists[attribute]) return [];
      const [most] = (facets[attribute] ?? [])
        .filter(isNarrower)
        .toSorted((one, other) => other.count - one.count);
      if (!most) return [];
      const added = attribute === 'city' ? `in ${most.value}` : spoken(most.value);
      return [{ added, state: changeList(state, attribute, [most.value]), count: most.count }];
    })
    .slice(0, mostSearches);
}

/** SUV stays as it is. */
function spoken(value: string): string {
  return /^\p{Lu}+$/u.test(value) ? value : value.toLowerCase();
}
