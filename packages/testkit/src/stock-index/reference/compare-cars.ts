import type { SortName } from '@forecourt/domain/stock/attributes/sort-name';
import { askingPriceCents } from '@forecourt/domain/stock/car/asking-price';
import type { Car } from '@forecourt/domain/stock/car/car';
import { sortOrders, type SortOrder } from '@forecourt/domain/stock/search/sort-options';

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
