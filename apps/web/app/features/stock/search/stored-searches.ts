import type { SearchPageView } from '@forecourt/app/stock/search/search-page.view';
import { readStoredList, storeList } from '../../../browser/stored-list.ts';

type Remembered = NonNullable<SearchPageView['remembered']>;

/** The searches of a list that this browser keeps, the newest first (SRCH-14). */
export function knownSearches(list: readonly unknown[], length: number): readonly Remembered[] {
  return list.filter(isRemembered).slice(0, length);
}

/** Puts a search at the front; one made again is there once. */
export function rememberSearch(key: string, length: number, search: Remembered): void {
  const others = knownSearches(readStoredList(key), length).filter(
    ({ path, filters }) => path !== search.path || filters !== search.filters,
  );
  storeList(key, [search, ...others].slice(0, length));
}

function isRemembered(entry: unknown): entry is Remembered {
  if (typeof entry !== 'object' || entry === null) return false;
  const { path, filters, label } = entry as Partial<Record<keyof Remembered, unknown>>;
  // Two slashes, or a slash and a backslash, would be another host: an open redirect.
  return (
    typeof path === 'string' &&
    /^\/(?![/\\])/.test(path) &&
    typeof filters === 'string' &&
    typeof label === 'string'
  );
}
