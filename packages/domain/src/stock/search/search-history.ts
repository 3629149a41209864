/** A search as a browser remembers it (SRCH-14). */
export interface RememberedSearch {
  readonly path: string;
  /** The filters as an address writes them, which outlives a change of how a search is held. */
  readonly filters: string;
  /** What was chosen, in words. */
  readonly label: string;
}

/** The searches of a list that a browser stored, at most `length`; what is not a search is left out. */
export function readSearchHistory(stored: readonly unknown[], length: number): readonly RememberedSearch[] {
  return stored.filter(isRemembered).slice(0, length);
}

/** The searches that a visitor made, the newest first: one made again moves to the front (SRCH-14). */
export function rememberSearch(
  history: readonly RememberedSearch[],
  search: RememberedSearch,
  length: number,
): readonly RememberedSearch[] {
  const others = history.filter(({ path, filters }) => path !== search.path || filters !== search.filters);
  return [search, ...others].slice(0, length);
}

function isRemembered(entry: unknown): entry is RememberedSearch {
  if (typeof entry !== 'object' || entry === null) return false;
  const { path, filters, label } = entry as Partial<Record<keyof RememberedSearch, unknown>>;
  // Two slashes, or a slash and a backslash, would be another host: an open redirect.
  return (
    typeof path === 'string' &&
    /^\/(?![/\\])/.test(path) &&
    typeof filters === 'string' &&
    typeof label === 'string'
  );
}
