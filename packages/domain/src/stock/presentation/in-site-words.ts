import { inWordsOf, itemKindOf } from '../../core/item-words.ts';
import type { SiteSettings } from '../../settings/registry.ts';
import type { Car } from '../car/car.ts';

/** A text that was written of a car, said of the thing itself, else of all that a site sells (TEN-7). */
export function inSiteWords(
  text: string,
  { itemTypes }: Pick<SiteSettings['stock'], 'itemTypes'>,
  car: Pick<Car, 'itemType'> | null = null,
): string {
  return inWordsOf(car?.itemType ?? itemKindOf(itemTypes), text);
}
