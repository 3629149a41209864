import { toggleMake, toggleModel } from './toggle-make-model.ts';
import type { MakeAndModel, StockMakes } from '../search/make-model-tree.ts';
import type { ListAttribute, RangeAttribute } from '../attributes/search-attributes.ts';
import {
  choiceOf,
  hasFilters,
  normalSearchState,
  withChoice,
  type ChosenNear,
  type ChosenRange,
  type NormalSearchState,
  type SearchState,
} from '../search/search-state.ts';
import type { SortName } from '../attributes/sort-name.ts';

/**
 * The search after a change of what is searched for. Every change goes through here, as every change
 * leads back to the first page (SRCH-8): page 5 of other cars is a page nobody asked for.
 */
function changed(state: NormalSearchState, change: Partial<Omit<SearchState, 'page'>>): NormalSearchState {
  return normalSearchState({ ...state, ...change, page: 1 });
}

/** Searches for other words. */
export function changeQuery(state: NormalSearchState, query: string): NormalSearchState {
  return changed(state, { query });
}

/** Lists the cars in another order. */
export function changeSort(state: NormalSearchState, sortBy: SortName): NormalSearchState {
  return changed(state, { sortBy });
}

/** Chooses exactly these values of a list; none takes the filter away. */
export function changeList(
  state: NormalSearchState,
  attribute: ListAttribute,
  values: readonly string[],
): NormalSearchState {
  return changed(state, { lists: { ...state.lists, [attribute]: values } });
}

/** Chooses one value of a list, or takes it away where it was chosen. */
export function toggleValue(
  state: NormalSearchState,
  attribute: ListAttribute,
  value: string,
): NormalSearchState {
  const chosen = state.lists[attribute] ?? [];
  const values = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  return changeList(state, attribute, values);
}

/** Chooses a range; one that is open on both sides takes the filter away. */
export function changeRange(
  state: NormalSearchState,
  attribute: RangeAttribute,
  range: ChosenRange,
): NormalSearchState {
  return changed(state, { ranges: { ...state.ranges, [attribute]: range } });
}

/** Chooses or drops a whole make, as its card is ticked. */
export function changeMake(state: NormalSearchState, make: string, stock: StockMakes): NormalSearchState {
  return changed(state, { lists: withChoice(state.lists, toggleMake(choiceOf(state.lists), make, stock)) });
}

/** Chooses or drops one model on a make's card. */
export function changeModel(
  state: NormalSearchState,
  model: MakeAndModel,
  stock: StockMakes,
): NormalSearchState {
  return changed(state, { lists: withChoice(state.lists, toggleModel(choiceOf(state.lists), model, stock)) });
}

/** Puts the cars nearest to a postcode first, none further than a distance; without a postcode, wherever they are. */
export function changeNear(state: NormalSearchState, near: ChosenNear | undefined): NormalSearchState {
  return changed(state, { near });
}

/** Drops everything that is searched for, and keeps the order. */
export function clearFilters(state: NormalSearchState): NormalSearchState {
  const near = state.near && { ...state.near, withinKm: null };
  return changed(state, { query: '', lists: {}, ranges: {}, near });
}

/** Drops everything that is searched for but one filter, and keeps the order. */
export function keepOnly(
  state: NormalSearchState,
  attribute: ListAttribute | RangeAttribute | 'query',
): NormalSearchState {
  const isKept = ([name]: readonly [string, unknown]) => name === attribute;
  return changed(state, {
    query: attribute === 'query' ? state.query : '',
    lists: Object.fromEntries(Object.entries(state.lists).filter(isKept)),
    ranges: Object.fromEntries(Object.entries(state.ranges).filter(isKept)),
  });
}

/** Turns to a page of the same search: the one step that is no change of the search. */
export function turnToPage(state: NormalSearchState, page: number): NormalSearchState {
  return normalSearchState({ ...state, page });
}

/** Whether anything is asked for beside new or used, which is where somebody stands rather than what they want. */
export function asksForMore(state: NormalSearchState): boolean {
  return hasFilters(changeList(state, 'carType', []));
}
