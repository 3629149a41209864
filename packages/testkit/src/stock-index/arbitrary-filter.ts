import type { Car } from '@forecourt/domain/stock/car/car';
import { evaluateFilter } from '@forecourt/domain/stock/filter/evaluate-filter';
import {
  allOf,
  anyOf,
  everyCar,
  negate,
  type Condition,
  type FilterTerm,
  type StockFilter,
} from '@forecourt/domain/stock/filter/expression';
import {
  allFilterAttributes,
  filterAttributeOf,
  type FilterAttribute,
  type FilterValue,
} from '@forecourt/domain/stock/filter/filter-attributes';
import { knownText } from '@forecourt/domain/core/known-text';
import type { Random } from '../world/random.ts';
import { inOtherCase, strangeText } from './awkward-words.ts';

/**
 * A filter of up to three levels, whose values are mostly those of some car in some writing. Mostly it holds
 * for the car that is wanted: a site that shows nothing would put no search to the test.
 */
export function arbitraryFilter(random: Random, cars: readonly Car[], wanted: Car): StockFilter {
  if (random.chance(0.3)) return everyCar;
  const filter = term(random, cars, random.int(0, 3));
  return evaluateFilter(filter, wanted) || random.chance(0.1) ? filter : negate(filter);
}

function term(random: Random, cars: readonly Car[], depth: number): FilterTerm {
  if (depth === 0 || random.chance(0.2)) return condition(random, cars);
  const part = () => term(random, cars, depth - 1);
  const kind = random.weighted({ all: 3, any: 5, not: 3 });
  if (kind === 'not') return negate(part());
  const parts = Array.from({ length: random.int(2, 3) }, part);
  return kind === 'all' ? allOf(parts) : anyOf(parts);
}

function condition(random: Random, cars: readonly Car[]): Condition {
  // The only one with several values has a way of its own in every engine.
  const attribute = random.chance(0.1) ? 'features' : random.pick(allFilterAttributes);
  const { kind } = filterAttributeOf(attribute);
  if (random.chance(0.2)) return { kind: 'present', attribute };
  if ((kind === 'number' || kind === 'money') && random.chance(0.7)) {
    const operator = random.pick(['<', '<=', '>', '>='] as const);
    return { kind: 'compare', attribute, operator, value: Number(oneValue(random, attribute, cars)) };
  }
  const values = Array.from({ length: random.int(1, 4) }, () => oneValue(random, attribute, cars));
  return { kind: 'oneOf', attribute, values };
}

/** A value as check-value.ts lets it through: texts without blanks around them, numbers whole. */
function oneValue(random: Random, attribute: FilterAttribute, cars: readonly Car[]): FilterValue {
  const { kind, options } = filterAttributeOf(attribute);
  const values = filterAttributeOf(attribute).values(random.pick(cars));
  const own = values.length > 0 ? random.pick(values) : undefined;
  if (kind === 'flag') return random.chance(0.5);
  if (kind === 'text') {
    if (options !== undefined) return random.pick(options);
    const text =
      own === undefined || random.chance(0.1) ? strangeText(random) : inOtherCase(random, String(own));
    return knownText(text) ?? 'x';
  }
  return Math.floor(Number(own ?? random.int(0, 30_000))) + random.pick([0, 0, 0, 1]);
}
