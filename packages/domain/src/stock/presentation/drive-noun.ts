import { driveNouns, itemKindOf } from '../../core/item-words.ts';
import type { SiteSettings } from '../../settings/registry.ts';
import type { Car } from '../car/car.ts';

/** What trying it out is called: of the thing itself, else of all that a site sells (TEN-7). */
export function driveNoun(
  { itemTypes }: Pick<SiteSettings['stock'], 'itemTypes'>,
  car: Pick<Car, 'itemType'> | null = null,
): string {
  return driveNouns[car?.itemType ?? itemKindOf(itemTypes)];
}
