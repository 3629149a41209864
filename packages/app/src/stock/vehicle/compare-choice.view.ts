import type { Car } from '@forecourt/domain/stock/car/car';
import { fullCarName } from '@forecourt/domain/stock/presentation/car-title';
import type { ComparedChoice } from '@forecourt/domain/watchlist/choose-compared';
import type { SiteContext } from '../../site/site-context.ts';

/** The view of choosing a car for comparison (WATCH-4); null on a site that compares none. */
export function compareChoiceOf(
  car: Pick<Car, 'id' | 'slug'> & Parameters<typeof fullCarName>[0],
  pictureSrc: string | null,
  { settings }: Pick<SiteContext, 'settings'>,
): ComparedChoice | null {
  if (!settings.watchlist.allowsCompare) return null;
  return { id: car.id, slug: car.slug, name: fullCarName(car), pictureSrc };
}
