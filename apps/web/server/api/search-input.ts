import {
  attributeOf,
  listAttributes,
  rangeAttributes,
  searchAttributes,
  type SearchAttribute,
} from '@forecourt/domain/stock/attributes/search-attributes';
import { searchLimits, type SearchState } from '@forecourt/domain/stock/search/search-state';
import { writeRange } from '@forecourt/domain/stock/search/search-url';
import { sortNames } from '@forecourt/domain/stock/attributes/sort-name';
import { z } from 'zod';

const listKeys = listAttributes.map((attribute) => searchAttributes[attribute].key);
const rangeKeys = rangeAttributes.map((attribute) => searchAttributes[attribute].key);

/** What a search can say (URL-2), in the words of its address. What is unknown or malformed there is ignored. */
export const searchInput = z.strictObject({
  query: z
    .string()
    .max(searchLimits.queryLength)
    .describe(
      'What a buyer types: words of the car in any order, or its stock number, plate or VIN. The main search and the lookup read a price, kilometres, a year, seats, a place and the like from it as filters (“hilux under $40k”); words in quotation marks stay words.',
    ),
  page: z.int().min(1).max(searchLimits.pages),
  sortBy: z.enum(sortNames).describe('One of the orders that the site offers.'),
  refinementList: z
    .partialRecord(
      z.enum(listKeys),
      z.array(z.string().min(1).max(searchLimits.valueLength)).min(1).max(searchLimits.valuesPerList),
    )
    .describe(
      'Any of the values of each list: refinementList[make][0]=Toyota. Drive is 4x4, AWD or 2WD; cab is Dual cab, Extra cab or Single cab; lams is yes where learners may ride it; sleeps is a number of berths.',
    ),
  range: z
    .partialRecord(z.enum(rangeKeys), z.string().regex(/^(\d{1,9})?:(\d{1,9})?$/))
    .describe(
      'Lowest and highest value, either of which may be left out: range[price]=10000:50000. Money is in dollars, towing (braked), tare and atm in kilograms, seat_height in millimetres, length in whole feet.',
    ),
});

/** A search in the words of its address. */
export function searchInputOf({
  query,
  page,
  sortBy,
  lists,
  ranges,
}: SearchState): z.infer<typeof searchInput> {
  return {
    query,
    page,
    sortBy,
    refinementList: byKey(lists, (values: readonly string[]) => [...values]),
    range: byKey(ranges, writeRange),
  };
}

function byKey<Attribute extends SearchAttribute, Value, Written>(
  chosen: Readonly<Partial<Record<Attribute, Value>>>,
  write: (value: Value) => Written,
): Readonly<Record<string, Written>> {
  const entries = Object.entries(chosen) as [Attribute, Value][];
  return Object.fromEntries(entries.map(([attribute, value]) => [attributeOf(attribute).key, write(value)]));
}

export const suggestInput = z.strictObject({
  query: z.string().max(searchLimits.queryLength).describe('What has been typed so far.'),
});
