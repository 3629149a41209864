import type { Compare, Ordering, OneOf, StockFilter } from '@forecourt/domain/stock/filter/expression';
import { filterAttributeOf, type FilterAttribute } from '@forecourt/domain/stock/filter/filter-attributes';
import { textKey } from '@forecourt/domain/stock/filter/text-key';
import { inCents } from './document-to-source.ts';
import { allOf, anyOf, everything, exists, noneOf, oneOf, within, type Query } from './query-language.ts';
import { filterField } from './stock-fields.ts';

/** A filter expression as the engine asks it; what it means stands in the domain's expression.ts (TEN-6). */
export function filterQuery(filter: StockFilter): Query {
  if (filter.kind === 'every') return everything;
  if (filter.kind === 'all') return allOf(filter.of.map(filterQuery));
  if (filter.kind === 'any') return anyOf(filter.of.map(filterQuery));
  if (filter.kind === 'not') return noneOf([filterQuery(filter.of)]);
  if (filter.kind === 'oneOf') return oneOfQuery(filter);
  if (filter.kind === 'compare') return compareQuery(filter);
  return exists(filter.attribute);
}

function oneOfQuery({ attribute, values }: OneOf): Query {
  const asHeld = values.map((value) =>
    typeof value === 'string' ? textKey(value) : typeof value === 'number' ? held(attribute, value) : value,
  );
  return oneOf(filterField(attribute), asHeld);
}

const bounds: Readonly<Record<Ordering, 'lt' | 'lte' | 'gt' | 'gte'>> = {
  '<': 'lt',
  '<=': 'lte',
  '>': 'gt',
  '>=': 'gte',
};

function compareQuery({ attribute, operator, value }: Compare): Query {
  return within(filterField(attribute), { [bounds[operator]]: held(attribute, value) });
}

function held(attribute: FilterAttribute, value: number): number {
  return filterAttributeOf(attribute).kind === 'money' ? inCents(value) : value;
}
