import { normalChoice, type MakeModelChoice } from './make-model-tree.ts';
import {
  listAttributes,
  rangeAttributes,
  type ListAttribute,
  type RangeAttribute,
} from '../attributes/search-attributes.ts';
import { driveFamily } from '../car/drive-family.ts';
import { colourOfPaint } from '../car/paint-family.ts';
import type { SortName } from '../attributes/sort-name.ts';

/** From a lowest to a highest value, both included, in whole dollars, kilometres or years; null is open. */
export interface ChosenRange {
  readonly min: number | null;
  readonly max: number | null;
}

export type ChosenLists = Readonly<Partial<Record<ListAttribute, readonly string[]>>>;
export type ChosenRanges = Readonly<Partial<Record<RangeAttribute, ChosenRange>>>;

/** Where a visitor says to be, by postcode, and how far a car may be from there; null is as far as it takes. */
export interface ChosenNear {
  readonly postcode: string;
  readonly withinKm: number | null;
}

/** How far a car may be, in kilometres. */
export const nearDistances = [10, 25, 50, 100] as const;

/** What a visitor searches for (SRCH-3). The address holds it, and nothing else does. */
export interface SearchState {
  readonly query: string;
  /** The first page is 1. */
  readonly page: number;
  readonly sortBy: SortName;
  readonly lists: ChosenLists;
  readonly ranges: ChosenRanges;
  /** Left out where nobody said. */
  readonly near?: ChosenNear | undefined;
}

/** No value has it, and a copy with a change is not of this type: `normalSearchState` alone makes one. */
declare abstract class Normal {
  private readonly isNormal: true;
}

/**
 * The one form of all states that mean the same, within the limits: values sorted and each once, no empty
 * list, no range that is open on both sides. Addresses, cache keys, engines and comparisons take this form.
 */
export type NormalSearchState = SearchState & Normal;

/** Anyone can write an address: what goes beyond these is not searched for. */
export const searchLimits = {
  queryLength: 100,
  pages: 10_000,
  valuesPerList: 50,
  values: 200,
  valueLength: 300,
  rangeEnd: 999_999_999,
} as const;

/** The search before a visitor chooses anything. */
export function emptySearch(sortBy: SortName): NormalSearchState {
  return { query: '', page: 1, sortBy, lists: {}, ranges: {} } satisfies SearchState as NormalSearchState;
}

/** Brings a state into its normal form: once, where it is read or changed. */
export function normalSearchState(state: SearchState): NormalSearchState {
  return {
    query: normalQuery(state.query),
    page: isWithin(state.page, 1, searchLimits.pages) ? state.page : 1,
    sortBy: state.sortBy,
    lists: normalLists(state.lists),
    ranges: normalRanges(state.ranges),
    ...normalNear(state.near),
  } satisfies SearchState as NormalSearchState;
}

/** The state without some of its lists: what is left is as normal as it was. */
export function withoutLists(
  state: NormalSearchState,
  attributes: readonly ListAttribute[],
): NormalSearchState {
  const lists = { ...state.lists };
  for (const attribute of attributes) delete lists[attribute];
  return { ...state, lists } satisfies SearchState as NormalSearchState;
}

/** Words as a search takes them: on one line, within the limit. */
export function normalQuery(query: string): string {
  // Pictures and punctuation alone are no words.
  if (!/[\p{L}\p{N}]/u.test(query)) return '';
  const words = query
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  // A cut through a surrogate pair leaves half of one at the end, which no address can hold.
  return words
    .slice(0, searchLimits.queryLength)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

function normalLists(lists: ChosenLists): ChosenLists {
  const normal: Partial<Record<ListAttribute, readonly string[]>> = {};
  let left: number = searchLimits.values;
  for (const attribute of listAttributes) {
    const chosen = lists[attribute];
    if (!chosen) continue;
    const all = normalValues(chosen.map(inFamilies[attribute] ?? itself));
    const values = all.length <= left ? all : all.slice(0, left);
    left -= values.length;
    if (values.length > 0) normal[attribute] = values;
  }
  // Else no list takes anything from another.
  const isTwice = normal.make && normal.makeModel && !normal.model;
  return isTwice ? withChoice(normal, normalChoice(choiceOf(normal))) : normal;
}

/** Addresses from before drives and colours were put together name a feed's own words. */
const inFamilies: Readonly<Partial<Record<ListAttribute, (value: string) => string>>> = {
  drive: (drive) => driveFamily(drive) ?? drive,
  colour: (paint) => (isValue(paint) ? colourOfPaint(paint) : ''),
};
const itself = (value: string) => value;

function normalValues(values: readonly string[]): readonly string[] {
  return [...new Set(values.filter(isValue))].toSorted().slice(0, searchLimits.valuesPerList);
}

function isValue(value: string): boolean {
  const { length } = value;
  return length > 0 && length <= searchLimits.valueLength && value.isWellFormed() && !/\p{Cc}/u.test(value);
}

function normalRanges(ranges: ChosenRanges): ChosenRanges {
  const normal: Partial<Record<RangeAttribute, ChosenRange>> = {};
  for (const attribute of rangeAttributes) {
    const chosen = ranges[attribute];
    const range = chosen ? normalRange(chosen) : null;
    if (range) normal[attribute] = range;
  }
  return normal;
}

function normalNear(near: ChosenNear | undefined): Pick<SearchState, 'near'> {
  if (!near || !/^\d{4}$/.test(near.postcode)) return {};
  const withinKm = nearDistances.find((km) => km === near.withinKm) ?? null;
  return { near: { postcode: near.postcode, withinKm } };
}

function normalRange({ min, max }: ChosenRange): ChosenRange | null {
  const [low, high] = [min, max].map((end) =>
    end !== null && isWithin(end, 0, searchLimits.rangeEnd) ? end : null,
  ) as [number | null, number | null];
  if (low === null && high === null) return null;
  return low !== null && high !== null && low > high ? null : { min: low, max: high };
}

function isWithin(value: number, lowest: number, highest: number): boolean {
  return Number.isInteger(value) && value >= lowest && value <= highest;
}

/** The part of a search that is about makes and models. */
export function choiceOf(lists: ChosenLists): MakeModelChoice {
  return { make: lists.make ?? [], model: lists.model ?? [], makeModel: lists.makeModel ?? [] };
}

/** The lists with another choice of makes and models. */
export function withChoice(lists: ChosenLists, choice: MakeModelChoice): ChosenLists {
  const { make: _make, model: _model, makeModel: _makeModel, ...others } = lists;
  const chosen = Object.entries(choice).filter(([, names]) => names.length > 0);
  return { ...others, ...Object.fromEntries(chosen) };
}

/** Whether a visitor has chosen a lowest value of any range (SRCH-3). */
export function isMinRange({ ranges }: Pick<SearchState, 'ranges'>): boolean {
  return Object.values(ranges).some(({ min }) => min !== null);
}

/** Whether a visitor has chosen a highest value of any range (SRCH-3). */
export function isMaxRange({ ranges }: Pick<SearchState, 'ranges'>): boolean {
  return Object.values(ranges).some(({ max }) => max !== null);
}

/** Whether anything is searched for: words, a value or a range. */
export function hasFilters(state: NormalSearchState): boolean {
  const { query, lists, near } = state;
  const isNarrow = near !== undefined && near.withinKm !== null;
  return query !== '' || Object.keys(lists).length > 0 || isMinRange(state) || isMaxRange(state) || isNarrow;
}
