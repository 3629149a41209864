import { writeQueryString, type Parameter } from '../../core/query-string.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { attributeOfKey, isRangeAttribute } from '../attributes/search-attributes.ts';
import { sortNames, type SortName } from '../attributes/sort-name.ts';
import type { StockFilter } from '../filter/expression.ts';
import { readFilter } from '../filter/read-filter.ts';
import type { NormalSearchState } from './search-state.ts';
import { readSearchQuery, type SearchSorts } from './search-url.ts';

/** What the specification's stock search sends to an index (API-5), without the window of hits. */
export interface SearchPayload {
  /** As a site's own filters are written: make = Toyota and price < 30000; a colon is as good as =. */
  readonly filter: string;
  /** Values of lists, and of ranges min:max. */
  readonly refinements: Readonly<Record<string, string | readonly string[]>>;
  readonly query: string;
  readonly sort: string | null;
}

export interface ReadPayload {
  readonly state: NormalSearchState;
  readonly filter: StockFilter;
}

/** Beside their own names the orders have those of an index: an attribute and a direction. */
const otherSorts: ReadonlyMap<string, SortName> = new Map([
  ['custom rank desc', 'relevant'],
  ['rank desc', 'relevant'],
  ['created at desc', 'latest'],
  ['price desc', 'priceDesc'],
  ['price asc', 'priceAsc'],
  ['km desc', 'kmDesc'],
  ['km asc', 'kmAsc'],
]);

/** Reads the specification's payload; what it says and no search can do is refused with a sentence, not left out. */
export function readSearchPayload(payload: SearchPayload, sorts: SearchSorts): Result<ReadPayload> {
  const { query, refinements, sort } = payload;
  const filter = readFilter(payload.filter);
  if (!filter.ok) return fail(filter.error.map(({ message }) => message).join(' '));
  const sortBy = sort === null ? sorts.defaultSort : sortOf(sort);
  if (!sortBy || ![sorts.defaultSort, ...sorts.sorts].includes(sortBy))
    return fail('The site does not sort by this.');
  const said: Parameter[] = [
    ['query', query],
    ['sortBy', sortBy],
  ];
  for (const [key, value] of Object.entries(refinements)) {
    const attribute = attributeOfKey(key);
    if (attribute === undefined) return fail('One of the refinements is of nothing that a car has.');
    const values = typeof value === 'string' ? [value] : value;
    const name = isRangeAttribute(attribute) ? `range[${key}]` : `refinementList[${key}]`;
    said.push(...values.map((one): Parameter => [name, one]));
  }
  return ok({ state: readSearchQuery(writeQueryString(said), sorts), filter: filter.value });
}

function sortOf(sort: string): SortName | undefined {
  const words = sort
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
  return sortNames.find((name) => name === sort) ?? otherSorts.get(words);
}
