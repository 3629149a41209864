import type { ListAttribute, RangeAttribute } from '../attributes/search-attributes.ts';

/** A value that can be chosen, with the number of cars that choosing it alone would leave. */
export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

/** The lowest and highest value of a range's facet. */
export interface FacetStats {
  readonly min: number;
  readonly max: number;
}

/** What a stock search answers (SRCH-1). */
export interface SearchResults<Hit> {
  readonly hits: readonly Hit[];
  readonly facets: Readonly<Partial<Record<ListAttribute, readonly FacetCount[]>>>;
  readonly facetStats: Readonly<Partial<Record<RangeAttribute, FacetStats>>>;
  /** From the lowest to the highest price of what was found; null where none has one, left out where not asked for. */
  readonly prices?: FacetStats | null;
  /** The true number of cars found, whatever a page shows of it (SRCH-13). */
  readonly count: number;
  readonly ms: number;
  readonly pages: number;
}

/** How many pages a number of cars fills. */
export function pageCount(count: number, pageSize: number): number {
  return Math.ceil(count / pageSize);
}
