import type { SiteSettings } from '../../settings/registry.ts';
import type { Car } from '../car/car.ts';

const nouns = { car: 'test drive', motorcycle: 'test ride', caravan: 'walk-through' } as const;

/** What trying it out is called: of the thing itself, else of all that a site sells (TEN-7). */
export function driveNoun(
  { itemTypes }: Pick<SiteSettings['stock'], 'itemTypes'>,
  car: Pick<Car, 'itemType'> | null = null,
): string {
  const [only = 'car', ...others] = itemTypes;
  return nouns[car?.itemType ?? (others.length === 0 ? only : 'car')];
}
