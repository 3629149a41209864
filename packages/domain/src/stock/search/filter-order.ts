import type { ItemType } from '../../core/item-words.ts';
import type { SiteSettings } from '../../settings/registry.ts';

type FilterKey = SiteSettings['search']['facets'][number];

interface FilterOrderSettings {
  readonly search: Pick<SiteSettings['search'], 'facets'>;
  readonly stock: Pick<SiteSettings['stock'], 'itemTypes'>;
}

/**
 * As buyers of each narrow down: a car by its name, what it costs and its shape, then what it has done and how it drives;
 * a bike or a van by its shape and what it can do before whose name is on it.
 */
const usualOrders: Readonly<Record<ItemType, readonly FilterKey[]>> = {
  car: [
    'car_type',
    'make',
    'price',
    'body',
    'km',
    'year',
    'fuel',
    'transmission',
    'seats',
    'drive',
    'towing',
    'cab',
    'colour',
    'location_name',
  ],
  motorcycle: [
    // Learners may ride half of them: nothing else divides the stock so.
    'lams',
    'body',
    'price',
    'make',
    'engine_size',
    'seat_height',
    'car_type',
    'km',
    'year',
    'fuel',
    'colour',
    'location_name',
  ],
  caravan: [
    'body',
    'sleeps',
    'length',
    'tare',
    'atm',
    'price',
    'make',
    'car_type',
    'year',
    'filtered_features',
    'location_name',
  ],
};

/** The filters of a site's search in their order: its own, else the usual one for what it sells (SRCH-6, TEN-7). */
export function filterOrder({ search, stock }: FilterOrderSettings): readonly FilterKey[] {
  if (search.facets.length > 0) return search.facets;
  const usual = stock.itemTypes.flatMap((type) => usualOrders[type]);
  return [...new Set<FilterKey>(stock.itemTypes.length > 1 ? ['item_type', ...usual] : usual)];
}
