import { readQueryString, type Parameter } from '@forecourt/domain/core/query-string';
import { changeQuery, changeRange } from '@forecourt/domain/stock/sidebar/change-filters';
import type { RangeAttribute } from '@forecourt/domain/stock/attributes/search-attributes';
import { hrefOf, searchAddress, type SearchPlaces } from '@forecourt/domain/stock/search/search-path';
import type { NormalSearchState } from '@forecourt/domain/stock/search/search-state';

/** How a search is written as a link: the same for a site's search and for its directories. */
export type LinkTo = (state: NormalSearchState) => string;

/** Links to the one address of each search (URL-1). */
export function searchLinks(places: SearchPlaces): LinkTo {
  return (state) => hrefOf(searchAddress(state, places));
}

/** A query that no visitor types, and a range that no car has: they mark a place in an address. */
const queryMark = '__query__';
const rangeMark = { min: 111_111_111, max: 222_222_222 };

/** The address of a search for other words, which a browser fills in at {query}. */
export function queryPattern(state: NormalSearchState, linkTo: LinkTo): string {
  return linkTo(changeQuery(state, queryMark)).replace(queryMark, '{query}');
}

/** The address of a search with another range, which a browser fills in at {range} as min:max. */
export function rangePattern(state: NormalSearchState, attribute: RangeAttribute, linkTo: LinkTo): string {
  return linkTo(changeRange(state, attribute, rangeMark)).replace(
    `${rangeMark.min}:${rangeMark.max}`,
    '{range}',
  );
}

const readingLimits = { parameters: 300, characters: 3_000 } as const;

/** What an address says in its query, as the hidden fields of a form repeat it. */
export function queryFields(href: string): readonly Parameter[] {
  const [, query = ''] = href.split('?', 2);
  return readQueryString(query, readingLimits);
}
