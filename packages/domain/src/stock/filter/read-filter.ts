import { checkFilter } from './check-filter.ts';
import type { StockFilter } from './expression.ts';
import type { Reading } from './filter-problem.ts';
import { parseFilter } from './parse-filter.ts';

/** The filter that a text says, or every reason why it says none. An empty text is the filter of every car. */
export function readFilter(text: string): Reading<StockFilter> {
  const written = parseFilter(text);
  return written.ok ? checkFilter(text, written.value) : written;
}

/**
 * The filter of a text that was checked when it was saved. Throws for any other: to go on without the filter
 * would show the very cars that a dealer took away.
 */
export function savedFilter(text: string): StockFilter {
  const filter = readFilter(text);
  if (filter.ok) return filter.value;
  throw new Error(`a saved stock filter cannot be read. ${filter.error[0]?.message}`);
}
