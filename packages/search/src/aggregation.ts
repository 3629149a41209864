import { z } from 'zod';

export type Aggregation = Readonly<Record<string, unknown>>;

const bucket = z.object({
  key: z.union([z.string(), z.number()]).optional(),
  doc_count: z.int().min(0),
});
const buckets = z.object({ buckets: z.union([z.array(bucket), z.record(z.string(), bucket)]) });
const amount = z.object({ value: z.number().nullable() });
const filtered = z.looseObject({ doc_count: z.int().min(0) });

/** The buckets of an aggregation, listed or named, each with its number of cars. */
export function bucketCounts(answer: unknown): readonly (readonly [key: string, count: number])[] {
  const { buckets: read } = buckets.parse(answer);
  if (!Array.isArray(read)) return Object.entries(read).map(([key, { doc_count }]) => [key, doc_count]);
  return read.map(({ key, doc_count }) => [String(key), doc_count]);
}

/** The value of a minimum or maximum; null where no car has one. */
export function amountOf(answer: unknown): number | null {
  return amount.parse(answer).value;
}

/** What a filter aggregation holds: the number of its cars, and the aggregations inside by their names. */
export function filteredOf(
  answer: unknown,
): Readonly<Record<string, unknown>> & { readonly doc_count: number } {
  return filtered.parse(answer);
}
