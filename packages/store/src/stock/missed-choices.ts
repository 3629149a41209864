import type { SearchAttribute } from '@forecourt/domain/stock/attributes/search-attributes';
import { sql, type RawBuilder } from 'kysely';
import type { SqlCondition } from './filter-to-sql.ts';
import type { Refinement } from './refinements-to-sql.ts';

/** The bits of the choices that a document does not fit. */
export function missedBits(refinements: readonly Refinement[]): RawBuilder<number> {
  if (refinements.length === 0) return sql`0`;
  return sql`(${sql.join(
    refinements.map(({ bit, condition }) => sql`case when ${condition} then 0 else ${sql.lit(bit)} end`),
    sql` + `,
  )})`;
}

/** Whether a matched document misses nothing but the choice of one attribute. */
export function missesOnly(
  attribute: SearchAttribute | undefined,
  refinements: readonly Refinement[],
): SqlCondition {
  const bit = ownBit(attribute, refinements);
  return bit === 0 ? sql<boolean>`missed = 0` : sql<boolean>`missed in (0, ${sql.lit(bit)})`;
}

/** The bit of the choice that is about an attribute; 0 where nothing of it is chosen. */
export function ownBit(attribute: SearchAttribute | undefined, refinements: readonly Refinement[]): number {
  const own = refinements.find(({ attributes }) => attribute && attributes.includes(attribute));
  return own?.bit ?? 0;
}
