import type { SiteSettings } from '../settings/registry.ts';
import type { Car } from './car.ts';

type Category = SiteSettings['stock']['categories'][number];

/** The slugs of the site's categories that a car is in: those whose filter holds for it (DATA-7). */
export function stockCategories(
  car: Car,
  categories: readonly Category[],
  holds: (filter: Category['filter'], car: Car) => boolean,
): readonly string[] {
  return categories.filter(({ filter }) => holds(filter, car)).map(({ slug }) => slug);
}
