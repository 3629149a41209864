import { departmentOf } from './department.ts';
import type { Location } from './location.ts';
import { placeName } from './location-slug.ts';
import { placesOf } from './places.ts';

/** Where parts are asked for: the parts departments that a site shows; a site without any has its places do it. */
export function partsCounters(
  locations: readonly Location[],
): readonly { readonly id: Location['id']; readonly name: string }[] {
  const shown = locations.filter(({ visible }) => visible);
  const counters = shown.filter((location) => departmentOf(location) === 'parts');
  if (counters.length > 0) return counters.map(({ id, name }) => ({ id, name: placeName(name) }));
  return placesOf(shown).map(({ main, name }) => ({ id: main.id, name }));
}
