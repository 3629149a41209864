import { countOf, fieldsOf, unreadable, type Fields } from './answer-fields.ts';

export type Aggregation = Readonly<Record<string, unknown>>;

/** The buckets of an aggregation, listed or named, each with its number of cars. */
export function bucketCounts(answer: unknown): readonly (readonly [key: string, count: number])[] {
  const { buckets } = fieldsOf(answer);
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
export function amountOf(answer: unknown): number | null {
  const { value } = fieldsOf(answer);
  if (value !== null && typeof value !== 'number') throw unreadable();
  return value;
}

/** What a filter aggregation holds: the number of its cars, and the aggregations inside by their names. */
export function filteredOf(answer: unknown): Fields & { readonly doc_count: number } {
  const fields = fieldsOf(answer);
  countOf(fields['doc_count']);
  return fields as Fields & { readonly doc_count: number };
}
