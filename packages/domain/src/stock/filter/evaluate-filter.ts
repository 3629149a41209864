import type { Car } from '../car.ts';
import type { Compare, FilterValue, OneOf, Ordering, StockFilter } from './expression.ts';
import { filterAttributeOf } from './filter-attributes.ts';
import { textKey } from './text-key.ts';

/** Whether a car fits a filter; what that means for missing values stands in expression.ts (TEN-6). */
export function evaluateFilter(filter: StockFilter, car: Car): boolean {
  switch (filter.kind) {
    case 'every':
      return true;
    case 'all':
      return filter.of.every((term) => evaluateFilter(term, car));
    case 'any':
      return filter.of.some((term) => evaluateFilter(term, car));
    case 'not':
      return !evaluateFilter(filter.of, car);
    case 'oneOf':
      return isOneOf(filter, car);
    case 'compare':
      return compares(filter, car);
    case 'present':
      return filterAttributeOf(filter.attribute).values(car).length > 0;
  }
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
