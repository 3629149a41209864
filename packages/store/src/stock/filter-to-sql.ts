import type { Compare, Condition, OneOf, StockFilter } from '@forecourt/domain/stock/filter/expression';
import type { FilterAttribute } from '@forecourt/domain/stock/filter/filter-attributes';
import { textKey } from '@forecourt/domain/stock/filter/text-key';
import { sql, type RawBuilder } from 'kysely';
import { documentColumn } from './document-columns.ts';
import { isStorable } from './storable-text.ts';

export type SqlCondition = RawBuilder<boolean>;

/** A filter as a condition on the document `d`; what it means stands in the domain's expression.ts. */
export function filterToSql(filter: StockFilter): SqlCondition {
  if (filter.kind === 'every') return sql<boolean>`true`;
  if (filter.kind === 'not') return sql<boolean>`not ${filterToSql(filter.of)}`;
  if (filter.kind === 'all' || filter.kind === 'any') {
    const terms = filter.of.map(filterToSql);
    return sql<boolean>`(${sql.join(terms, filter.kind === 'all' ? sql` and ` : sql` or `)})`;
  }
  // Below every `not`: SQL would otherwise answer 'unknown' for a car without the value, and so would `not`.
  return sql<boolean>`coalesce(${conditionToSql(filter)}, false)`;
}

function conditionToSql(condition: Condition): SqlCondition {
  if (condition.kind === 'oneOf') return oneOfToSql(condition);
  if (condition.kind === 'compare') return compareToSql(condition);
  return documentColumn(condition.attribute).holds === 'texts'
    ? sql<boolean>`cardinality(d.feature_texts) > 0`
    : sql<boolean>`${columnOf(condition.attribute)} is not null`;
}

function oneOfToSql({ attribute, values }: OneOf): SqlCondition {
  const column = columnOf(attribute);
  const { holds } = documentColumn(attribute);
  const keys = values
    .filter((value) => typeof value === 'string')
    .map(textKey)
    .filter(isStorable);
  const numbers = values.filter((value) => typeof value === 'number').filter(Number.isSafeInteger);
  if (holds === 'texts') return sql<boolean>`d.feature_texts && ${keys}::text[]`;
  if (holds === 'uuid') return sql<boolean>`${column}::text = any (${keys}::text[])`;
  if (holds === 'text') return sql<boolean>`${textKeyOf(column)} = any (${keys}::text[])`;
  if (holds === 'number') return sql<boolean>`${column} = any (${numbers}::bigint[])`;
  if (holds === 'cents') {
    return sql<boolean>`${column} = any (${numbers.map((dollars) => dollars * 100)}::bigint[])`;
  }
  return sql<boolean>`${column} = any (${values.filter((value) => typeof value === 'boolean')}::boolean[])`;
}

const orderings = { '<': sql`<`, '<=': sql`<=`, '>': sql`>`, '>=': sql`>=` } as const;

function compareToSql({ attribute, operator, value }: Compare): SqlCondition {
  const isMoney = documentColumn(attribute).holds === 'cents';
  return sql<boolean>`${columnOf(attribute)} ${orderings[operator]} ${isMoney ? value * 100 : value}::float8`;
}

function columnOf(attribute: FilterAttribute): RawBuilder<unknown> {
  return sql`d.${sql.ref(documentColumn(attribute).name)}`;
}

/** What text-key.ts makes of a text: letter by letter, as this collation's lower() does and others' need not. */
export function textKeyOf(column: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`lower(${column} collate pg_c_utf8)`;
}
