import { StockIndexUnavailable } from '@forecourt/app/ports/stock/stock-index.port';

export type Fields = Readonly<Record<string, unknown>>;

/*
 * Answers are read by hand, and as strictly as a schema would: a search has hundreds of buckets, and a schema
 * costs more than all the rest of the reading.
 */

export function fieldsOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unreadable();
  return value as Fields;
}

/** A whole number that is not negative. */
export function countOf(value: unknown): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) throw unreadable();
  return value;
}

export function unreadable(): StockIndexUnavailable {
  return new StockIndexUnavailable('The engine answered something else than a search.');
}
