import type { SiteSettings } from '../../settings/registry.ts';
import { askingPriceCents } from '../car/asking-price.ts';
import type { Car } from '../car/car.ts';
import type { SortName } from '../attributes/sort-name.ts';

/** What an order looks at, and in which direction. Cars that lack it come last in either. */
export interface SortOrder {
  readonly by: 'rank' | 'createdAt' | 'price' | 'km';
  /** The field of the index. */
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

export const sortOrders: Readonly<Record<SortName, SortOrder>> = {
  relevant: { by: 'rank', field: 'rank', direction: 'desc' },
  latest: { by: 'createdAt', field: 'created_at', direction: 'desc' },
  priceDesc: { by: 'price', field: 'price', direction: 'desc' },
  priceAsc: { by: 'price', field: 'price', direction: 'asc' },
  kmDesc: { by: 'km', field: 'km', direction: 'desc' },
  kmAsc: { by: 'km', field: 'km', direction: 'asc' },
};

export interface SortOption {
  readonly name: SortName;
  readonly label: string;
  readonly isChosen: boolean;
}

/** The orders that a site offers, in its own order, with the one that is chosen (SRCH-5). */
export function sortOptions(
  sortBy: SortName,
  { sorts }: Pick<SiteSettings['search'], 'sorts'>,
  { sortLabels }: Pick<SiteSettings['searchControls'], 'sortLabels'>,
): readonly SortOption[] {
  return sorts.map((name) => ({ name, label: sortLabels[name], isChosen: name === sortBy }));
}

/** A car with its custom rank, which is computed when it is indexed. */
export type RankedForSort = Pick<Car, 'id' | 'createdAt' | 'priceCents' | 'offerPriceCents' | 'km'> & {
  readonly rank: number;
};

/** Which of two cars comes first in an order; equals by their id, so that no page repeats a car. */
export function compareCars(sortBy: SortName): (a: RankedForSort, b: RankedForSort) => number {
  const { by, direction } = sortOrders[sortBy];
  const sign = direction === 'asc' ? 1 : -1;
  return (a, b) => {
    const [one, other] = [valueOf(a, by), valueOf(b, by)];
    if (one !== null && other !== null && one !== other) return sign * (one - other);
    if ((one === null) !== (other === null)) return one === null ? 1 : -1;
    return a.id < b.id ? -1 : Number(a.id > b.id);
  };
}

function valueOf(car: RankedForSort, by: SortOrder['by']): number | null {
  if (by === 'price') return askingPriceCents(car);
  return by === 'createdAt' ? car.createdAt.getTime() : car[by];
}
