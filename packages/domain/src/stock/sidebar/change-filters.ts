import { toggleMake, toggleModel } from './toggle-make-model.ts';
import type { MakeAndModel, StockMakes } from '../search/make-model-tree.ts';
import type { ListAttribute, RangeAttribute } from '../attributes/search-attributes.ts';
import {
  choiceOf,
  normalSearchState,
  withChoice,
  type ChosenRange,
  type SearchState,
} from '../search/search-state.ts';
import type { SortName } from '../attributes/sort-name.ts';

/**
 * The search after a change of what is searched for. Every change goes through here, as every change
 * leads back to the first page (SRCH-8): page 5 of other cars is a page nobody asked for.
 */
function changed(state: SearchState, change: Partial<Omit<SearchState, 'page'>>): SearchState {
  return normalSearchState({ ...state, ...change, page: 1 });
}

/** Searches for other words. */
export function changeQuery(state: SearchState, query: string): SearchState {
  return changed(state, { query });
}

/** Lists the cars in another order. */
export function changeSort(state: SearchState, sortBy: SortName): SearchState {
  return changed(state, { sortBy });
}

/** Chooses exactly these values of a list; none takes the filter away. */
export function changeList(
  state: SearchState,
  attribute: ListAttribute,
  values: readonly string[],
): SearchState {
  return changed(state, { lists: { ...state.lists, [attribute]: values } });
}

/** Chooses one value of a list, or takes it away where it was chosen. */
export function toggleValue(state: SearchState, attribute: ListAttribute, value: string): SearchState {
  const chosen = state.lists[attribute] ?? [];
  const values = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  return changeList(state, attribute, values);
}

/** Chooses a range; one that is open on both sides takes the filter away. */
export function changeRange(state: SearchState, attribute: RangeAttribute, range: ChosenRange): SearchState {
  return changed(state, { ranges: { ...state.ranges, [attribute]: range } });
}

/** Chooses or drops a whole make, as its card is ticked. */
export function changeMake(state: SearchState, make: string, stock: StockMakes): SearchState {
  return changed(state, { lists: withChoice(state.lists, toggleMake(choiceOf(state.lists), make, stock)) });
}

/** Chooses or drops one model on a make's card. */
export function changeModel(state: SearchState, model: MakeAndModel, stock: StockMakes): SearchState {
  return changed(state, { lists: withChoice(state.lists, toggleModel(choiceOf(state.lists), model, stock)) });
}

/** Drops everything that is searched for, and keeps the order. */
export function clearFilters(state: SearchState): SearchState {
  return changed(state, { query: '', lists: {}, ranges: {} });
}

/** Turns to a page of the same search: the one step that is no change of the search. */
export function turnToPage(state: SearchState, page: number): SearchState {
  return normalSearchState({ ...state, page });
}
