import type { ListAttribute, SearchAttribute } from '../../attributes/search-attributes.ts';
import type { FacetSettings } from '../shown-facets.ts';
import { normalSearchState, type NormalSearchState } from '../search-state.ts';
import { readWords, type ReadWords } from './read-words.ts';
import type { StockVocabulary } from './stock-vocabulary.ts';
import { withWeeklyWords } from './with-weekly-words.ts';

/** Lists that are about the same thing as what was read, beside the attribute itself. */
const sameThing: Readonly<Partial<Record<SearchAttribute, readonly ListAttribute[]>>> = {
  make: ['model', 'makeModel'],
  makeModel: ['make', 'model'],
  price: ['priceRange'],
  city: ['locationName', 'state'],
  state: ['locationName', 'city'],
};

/** What words are read by: the stock, the year, and which filters the site has. */
export interface ReadBy {
  readonly vocabulary: StockVocabulary;
  readonly year: number;
  readonly settings: FacetSettings;
}

/** The search with what its words say as filters. */
export function withReadWords(
  state: NormalSearchState,
  { vocabulary, year, settings }: ReadBy,
): NormalSearchState {
  const rest = withWeeklyWords(state, settings);
  return rest.query === '' ? rest : applyReadWords(rest, readWords(rest.query, vocabulary, year));
}

/** What a visitor chose by hand before is kept, and a word about the same thing replaces it. */
export function applyReadWords(
  state: NormalSearchState,
  { lists, ranges, query }: Pick<ReadWords, 'lists' | 'ranges' | 'query'>,
): NormalSearchState {
  if (query === state.query) return state;
  const read = [...Object.keys(lists), ...Object.keys(ranges)] as readonly SearchAttribute[];
  const replaced = new Set<string>(read.flatMap((attribute) => sameThing[attribute] ?? []));
  const chosen = Object.entries(state.lists).filter(([attribute]) => !replaced.has(attribute));
  return normalSearchState({
    ...state,
    // Other cars than those of the text alone: their page 2 is a page nobody asked for.
    page: 1,
    query,
    lists: { ...Object.fromEntries(chosen), ...lists },
    ranges: { ...state.ranges, ...ranges },
  });
}
