import { codeOf } from '../../../core/folded-text.ts';
import { greaterCity } from '../../../core/greater-city.ts';
import type { Town } from '../../../locations/town.ts';

/**
 * The suburbs in which cars stand, by the city that buyers say: a yard in Norlane is one in Geelong, and one in
 * Osborne Park in Perth. What no location of the site has a postcode for is in no city.
 */
export function suburbsByCity(
  suburbs: readonly string[],
  towns: readonly Town[],
): Readonly<Record<string, readonly string[]>> {
  const townsByCode = Map.groupBy(towns, ({ city }) => codeOf(city ?? ''));
  const cities: Record<string, string[]> = {};
  for (const suburb of suburbs) {
    const found = (townsByCode.get(codeOf(suburb)) ?? []).map(({ postcode }) => greaterCity(postcode));
    for (const city of new Set(found)) if (city !== null) (cities[city] ??= []).push(suburb);
  }
  return cities;
}
