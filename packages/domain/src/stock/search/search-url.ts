import { readQueryString, writeQueryString, type Parameter } from '../../core/query-string.ts';
import { readNear } from '../../locations/read-near.ts';
import {
  attributeOfKey,
  isRangeAttribute,
  listAttributes,
  rangeAttributes,
  searchAttributes,
  type ListAttribute,
  type RangeAttribute,
} from '../attributes/search-attributes.ts';
import {
  emptySearch,
  normalSearchState,
  searchLimits,
  type ChosenNear,
  type ChosenRange,
  type NormalSearchState,
} from './search-state.ts';
import type { SortName } from '../attributes/sort-name.ts';

/** The orders that a site offers; what an address says of another is ignored. */
export interface SearchSorts {
  readonly sorts: readonly SortName[];
  readonly defaultSort: SortName;
}

const readingLimits = {
  // Room for every value of a search at its limit, each in its own parameter, and for what others append.
  parameters: searchLimits.values + 100,
  // The dearest character takes nine in an address.
  characters: searchLimits.valueLength * 9,
} as const;

function byKey<Attribute extends ListAttribute | RangeAttribute>(attributes: readonly Attribute[]) {
  return attributes
    .map((attribute) => [attribute, searchAttributes[attribute].key] as const)
    .toSorted(([, a], [, b]) => (a < b ? -1 : 1));
}

const listsByKey = byKey(listAttributes);
const rangesByKey = byKey(rangeAttributes);

const filterName = /^(refinementList|range)\[([a-z._]{1,40})\](?:\[\d{0,6}\])?$/;
const pageNumber = /^[1-9]\d{0,5}$/;
const rangeEnds = /^(\d{1,9}(?:\.\d{1,4})?)?:(\d{1,9}(?:\.\d{1,4})?)?$/;

/**
 * Reads the search from the query of an address (URL-2). Every way in which links write a list is read:
 * [0], [], [12], none, repeated. What is unknown or malformed is ignored; of what can be said only once
 * the first that holds counts.
 */
export function readSearchQuery(text: string, sorts: SearchSorts): NormalSearchState {
  const lists: Partial<Record<ListAttribute, string[]>> = {};
  const ranges: Partial<Record<RangeAttribute, ChosenRange>> = {};
  const single: { query?: string; page?: number; sortBy?: SortName; near?: string; within?: string } = {};

  for (const [name, value] of readQueryString(text, readingLimits)) {
    if (name === 'query') single.query ??= value;
    if (name === 'near') single.near ??= value;
    if (name === 'within') single.within ??= value;
    if (name === 'page' && pageNumber.test(value)) single.page ??= Number(value);
    const sortBy = name === 'sortBy' ? offered(value, sorts) : undefined;
    if (sortBy) single.sortBy ??= sortBy;

    const [, form = '', key = ''] = filterName.exec(name) ?? [];
    const attribute = attributeOfKey(key);
    if (attribute === undefined) continue;
    if (isRangeAttribute(attribute)) {
      const range = readRange(value);
      if (range) ranges[attribute] ??= range;
    } else if (form === 'refinementList') {
      (lists[attribute] ??= []).push(value);
    }
  }
  const { near, within, ...said } = single;
  return normalSearchState({
    ...emptySearch(sorts.defaultSort),
    ...said,
    lists,
    ranges,
    near: nearOf(near, within),
  });
}

/** A postcode is read however it is written; what is none, nobody is near to. */
function nearOf(near: string | undefined, within: string | undefined): ChosenNear | undefined {
  const read = readNear(near ?? null);
  return read.kind === 'postcode' ? { postcode: read.postcode, withinKm: Number(within) } : undefined;
}

function offered(name: string, { sorts, defaultSort }: SearchSorts): SortName | undefined {
  return [defaultSort, ...sorts].find((sort) => sort === name);
}

function readRange(text: string): ChosenRange | undefined {
  const match = rangeEnds.exec(text);
  if (!match || text === ':') return undefined;
  const [, min, max] = match;
  // Rounded outwards, so that no car within what was written falls out.
  const range = {
    min: min === undefined ? null : Math.floor(Number(min)),
    max: max === undefined ? null : Math.ceil(Number(max)),
  };
  return range.min !== null && range.max !== null && range.min > range.max ? undefined : range;
}

/** Writes a range as the search's addresses have it: min:max, either side may be empty (SRCH-12). */
export function writeRange({ min, max }: ChosenRange): string {
  return `${min ?? ''}:${max ?? ''}`;
}

/**
 * Writes the search as the query of an address, without a question mark: of all addresses that mean the
 * same this is the one (URL-2). The first page and the site's own order are not written.
 */
export function writeSearchQuery(
  { query, page, sortBy, lists, ranges, near }: NormalSearchState,
  { defaultSort }: Pick<SearchSorts, 'defaultSort'>,
): string {
  const said: Parameter[] = [];
  if (query !== '') said.push(['query', query]);
  for (const [attribute, key] of listsByKey) {
    const values = lists[attribute] ?? [];
    for (const [index, value] of values.entries()) said.push([`refinementList[${key}][${index}]`, value]);
  }
  for (const [attribute, key] of rangesByKey) {
    const range = ranges[attribute];
    if (range) said.push([`range[${key}]`, writeRange(range)]);
  }
  if (near) said.push(['near', near.postcode]);
  if (near && near.withinKm !== null) said.push(['within', String(near.withinKm)]);
  if (sortBy !== defaultSort) said.push(['sortBy', sortBy]);
  if (page !== 1) said.push(['page', String(page)]);
  return writeQueryString(said);
}
