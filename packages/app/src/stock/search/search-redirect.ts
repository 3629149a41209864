import { readQueryString, writeQueryString, type Parameter } from '@forecourt/domain/core/query-string';
import { readNear } from '@forecourt/domain/locations/read-near';
import { isRangeField } from '@forecourt/domain/stock/sidebar/range-fields';
import type { SearchAddress } from '@forecourt/domain/stock/search/search-path';
import type { PageRedirect } from '../../shared/page.view.ts';

const readingLimits = { parameters: 300, characters: 3_000 } as const;
const searchName = /^(?:query|page|sortBy|within|(?:refinementList|range)\[.{1,60})$/;

/**
 * Where a search is led on to its one address (URL-1, URL-2): null where it stands there already. How an
 * address is encoded does not count, and what it says beside the search, such as where a visitor came from,
 * is kept.
 */
export function searchRedirect(
  requested: SearchAddress,
  target: SearchAddress,
  { isAlias }: { readonly isAlias: boolean },
): PageRedirect | null {
  const parameters = readQueryString(requested.query, readingLimits);
  const said = parameters.filter(isOfSearch);
  const meant = readQueryString(target.query, readingLimits);
  if (requested.path === target.path && isSame(said, meant)) return null;
  const query = [
    target.query,
    writeQueryString(parameters.filter((parameter) => !isOfSearch(parameter))),
  ].filter((part) => part !== '');
  const redirectTo = query.length === 0 ? target.path : `${target.path}?${query.join('&')}`;
  return { redirectTo, isPermanent: isAlias && isSame(said, meant) };
}

/** What is typed for a postcode and is none stays in the address, and the page says so. */
function isOfSearch([name, value]: Parameter): boolean {
  if (name === 'near') return readNear(value).kind === 'postcode';
  return searchName.test(name) || isRangeField(name);
}

function isSame(one: readonly Parameter[], other: readonly Parameter[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
