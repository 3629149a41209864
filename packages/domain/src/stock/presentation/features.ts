import { knownText } from '../../core/known-text.ts';
import type { SiteSettings } from '../../settings/registry.ts';
import type { Car } from '../car/car.ts';
import { fold, type Folded } from '../car/fold.ts';

/**
 * The features of a car, the first 8 of them before Show All (VDP-1), each once whatever its case: feeds
 * merge the brochure with the options.
 */
export function features(
  { standardEquipment }: Pick<Car, 'standardEquipment'>,
  { featuresShown }: Pick<SiteSettings['vehiclePage'], 'featuresShown'>,
): Folded<string> {
  const byKey = new Map<string, string>();
  for (const text of standardEquipment.map(knownText)) {
    if (text !== null && !byKey.has(text.toLowerCase())) byKey.set(text.toLowerCase(), text);
  }
  return fold([...byKey.values()], featuresShown);
}
