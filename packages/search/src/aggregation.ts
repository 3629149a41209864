import { countOf, fieldsOf, unreadable, type Fields } from './response-fields.ts';

export type Aggregation = Readonly<Record<string, unknown>>;

/** The buckets of an aggregation, listed or named, each with its number of cars. */
export function bucketCounts(response: unknown): readonly (readonly [key: string, count: number])[] {
  const { buckets } = fieldsOf(response);
  if (!Array.isArray(buckets)) {
    return Object.entries(fieldsOf(buckets)).map(([key, bucket]) => [
      key,
      countOf(fieldsOf(bucket)['doc_count']),
    ]);
  }
  return buckets.map((bucket: unknown) => {
    const { key, doc_count: count } = fieldsOf(bucket);
    if (typeof key !== 'string' && typeof key !== 'number') throw unreadable();
    return [String(key), countOf(count)];
  });
}

/** The value of a minimum or maximum; null where no car has one. */
export function amountOf(response: unknown): number | null {
  const { value } = fieldsOf(response);
  if (value !== null && typeof value !== 'number') throw unreadable();
  return value;
}

/** What a filter aggregation holds: the number of its cars, and the aggregations inside by their names. */
export function filteredOf(response: unknown): Fields & { readonly doc_count: number } {
  const fields = fieldsOf(response);
  countOf(fields['doc_count']);
  return fields as Fields & { readonly doc_count: number };
}
