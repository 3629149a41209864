import type { Car } from '../car/car.ts';

/** How two writings of one feature are known to be the same: case and blanks do not matter. */
export function featureKey(feature: string): string {
  return feature.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** The features of a car that are on the site's list, in the site's writing and order (DATA-7). */
export function filteredFeatures(
  { standardEquipment }: Pick<Car, 'standardEquipment'>,
  featureList: readonly string[],
): readonly string[] {
  const has = new Set(standardEquipment.map(featureKey));
  return featureList.filter((feature) => has.has(featureKey(feature)));
}
