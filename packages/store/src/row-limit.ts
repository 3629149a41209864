const mostRows = 1_000;

/** How many rows a list may ask for: what the caller wants, and never so many that a page could hang on it. */
export function rowLimit(wanted: number): number {
  return Math.max(0, Math.min(Math.trunc(wanted), mostRows));
}
