import type { SiteSettings } from '../../settings/registry.ts';
import type { Car } from '../car/car.ts';
import { evaluateFilter } from '../filter/evaluate-filter.ts';
import { savedFilter } from '../filter/read-filter.ts';

type Category = SiteSettings['stock']['categories'][number];

/**
 * Says of any car the slugs of the site's categories that it is in: those whose filter holds for it (DATA-7).
 * The filters are read once, as thousands of cars may be asked about.
 */
export function stockCategories(categories: readonly Category[]): (car: Car) => readonly string[] {
  const read = categories.map(({ slug, filter }) => ({ slug, filter: savedFilter(filter) }));
  return (car) => read.filter(({ filter }) => evaluateFilter(filter, car)).map(({ slug }) => slug);
}
