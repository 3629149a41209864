import type { Car } from '@forecourt/domain/stock/car/car';
import { matchesSearch } from './matches-search.ts';
import type { SearchSite } from '@forecourt/domain/stock/attributes/attribute-definition';
import {
  attributeOf,
  type ListAttribute,
  type RangeAttribute,
} from '@forecourt/domain/stock/attributes/search-attributes';
import type { FacetCount, FacetStats } from '@forecourt/domain/stock/search/search-results';
import type { NormalSearchState } from '@forecourt/domain/stock/search/search-state';

/** Counts the values of one list among cars that fit everything else (SRCH-4), most first, at most `limit`. */
export function countFacet(
  cars: readonly Car[],
  state: NormalSearchState,
  site: SearchSite,
  attribute: ListAttribute,
  limit: number = Infinity,
): readonly FacetCount[] {
  const counts = new Map<string, number>();
  for (const car of cars.filter((one) => matchesSearch(one, state, site, attribute))) {
    for (const value of new Set(attributeOf(attribute).values(car, site).map(String))) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, limit);
}

/** The ends of a range among cars that fit everything else (SRCH-1); null where none has a value. */
export function facetStats(
  cars: readonly Car[],
  state: NormalSearchState,
  site: SearchSite,
  attribute: RangeAttribute,
): FacetStats | null {
  const fitting = cars.filter((car) => matchesSearch(car, state, site, attribute));
  return endsOf(fitting, site, attribute);
}

/** The ends of a range among cars that were found; null where none has a value. */
export function endsOf(cars: readonly Car[], site: SearchSite, attribute: RangeAttribute): FacetStats | null {
  const values = cars.flatMap((car) => attributeOf(attribute).values(car, site).map(Number));
  if (values.length === 0) return null;
  return {
    min: values.reduce((lowest, value) => Math.min(lowest, value)),
    max: values.reduce((highest, value) => Math.max(highest, value)),
  };
}
