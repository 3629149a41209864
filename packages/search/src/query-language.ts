/** A query of the engine, as JSON. These few kinds are all that a stock search is made of. */
export type Query = Readonly<Record<string, unknown>>;

type Value = string | number | boolean;

export const everything: Query = { match_all: {} };
export const nothing: Query = { match_none: {} };

/** Some value of the field is exactly this one. */
export const term = (field: string, value: Value): Query => ({ term: { [field]: { value } } });

/** Some value of the field is one of these; none of them means no car. */
export const oneOf = (field: string, values: readonly Value[]): Query => ({ terms: { [field]: values } });

export const startsWith = (field: string, value: string): Query => ({ prefix: { [field]: { value } } });

/** All words stand in the field, in any order and no further apart than this. */
export function near(field: string, words: readonly string[], apart: number): Query {
  const [only, ...others] = words.map((word) => term(field, word));
  if (only === undefined) return nothing;
  const clauses = words.map((word) => ({ span_term: { [field]: { value: word } } }));
  return others.length === 0 ? only : { span_near: { clauses, slop: apart, in_order: false } };
}

export const exists = (field: string): Query => ({ exists: { field } });

interface Bounds {
  readonly gt?: number;
  readonly gte?: number;
  readonly lt?: number;
  readonly lte?: number;
}

/** Some value of the field lies within the bounds. */
export const within = (field: string, bounds: Bounds): Query => ({ range: { [field]: bounds } });

/** All of them hold. Without a score: the order of a search is never the engine's own. */
export function allOf(queries: readonly Query[]): Query {
  const [only, ...others] = queries;
  if (only === undefined) return everything;
  return others.length === 0 ? only : { bool: { filter: queries } };
}

export function anyOf(queries: readonly Query[]): Query {
  const [only, ...others] = queries;
  if (only === undefined) return nothing;
  return others.length === 0 ? only : { bool: { should: queries, minimum_should_match: 1 } };
}

export const noneOf = (queries: readonly Query[]): Query => ({ bool: { must_not: queries } });
