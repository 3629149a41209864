import { slugOf } from '@forecourt/domain/core/slug';
import type { FacetCount } from '@forecourt/domain/stock/search/search-results';

/** A part holds at most so many addresses: a tenth of what search engines take, and little to hold at once. */
export const partSize = 5_000;
/** No engine goes deeper into one search. */
export const deepestCar = 25_000;

/** Which cars a part of the sitemap lists. */
export interface CarPart {
  /** By which its address names it. */
  readonly name: string;
  /** Null: of the whole stock. */
  readonly make: string | null;
  /** From 1. */
  readonly number: number;
}

/** The part with everything that is no car. */
export const pagesPart = 'pages';

/**
 * The parts that a stock is listed in: by number, or by make and number where it is larger than a search
 * goes. Of a single make that large the first 25,000 are listed.
 */
export function carParts(count: number, makes: readonly FacetCount[]): readonly CarPart[] {
  if (count <= deepestCar) return numbered(count, null, 'cars');
  return makes.flatMap(({ value, count: ofMake }) => numbered(ofMake, value, `cars-${slugOf(value)}`));
}

function numbered(count: number, make: string | null, prefix: string): readonly CarPart[] {
  const parts = Math.ceil(Math.min(count, deepestCar) / partSize);
  return Array.from({ length: parts }, (_, index) => ({
    name: `${prefix}-${index + 1}`,
    make,
    number: index + 1,
  }));
}
