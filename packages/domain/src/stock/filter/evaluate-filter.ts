import type { Car } from '../car/car.ts';
import type { Compare, OneOf, Ordering, StockFilter } from './expression.ts';
import { filterAttributeOf, type FilterValue } from './filter-attributes.ts';
import { textKey } from './text-key.ts';

/** Whether a car fits a filter; what that means for missing values stands in expression.ts (TEN-6). */
export function evaluateFilter(filter: StockFilter, car: Car): boolean {
  if (filter.kind === 'every') return true;
  if (filter.kind === 'all') return filter.of.every((term) => evaluateFilter(term, car));
  if (filter.kind === 'any') return filter.of.some((term) => evaluateFilter(term, car));
  if (filter.kind === 'not') return !evaluateFilter(filter.of, car);
  if (filter.kind === 'oneOf') return isOneOf(filter, car);
  if (filter.kind === 'compare') return compares(filter, car);
  return filterAttributeOf(filter.attribute).values(car).length > 0;
}

function isOneOf({ attribute, values }: OneOf, car: Car): boolean {
  const keys = new Set(filterAttributeOf(attribute).values(car).map(keyOf));
  return values.some((value) => keys.has(keyOf(value)));
}

const keyOf = (value: FilterValue) => (typeof value === 'string' ? textKey(value) : value);

function compares({ attribute, operator, value }: Compare, car: Car): boolean {
  return filterAttributeOf(attribute)
    .values(car)
    .some((own) => typeof own === 'number' && orderings[operator](own, value));
}

const orderings: Readonly<Record<Ordering, (own: number, value: number) => boolean>> = {
  '<': (own, value) => own < value,
  '<=': (own, value) => own <= value,
  '>': (own, value) => own > value,
  '>=': (own, value) => own >= value,
};
