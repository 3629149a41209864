import { nswPlaces } from './nsw.ts';
import type { Place, State } from './place.ts';
import { qldPlaces } from './qld.ts';
import { saPlaces } from './sa.ts';
import { tasPlaces } from './tas.ts';
import { actPlaces, ntPlaces } from './territories.ts';
import { vicPlaces } from './vic.ts';
import { waPlaces } from './wa.ts';

/** Where the world's dealers and people live. */
export const places: readonly Place[] = [
  ...nswPlaces,
  ...vicPlaces,
  ...qldPlaces,
  ...waPlaces,
  ...saPlaces,
  ...tasPlaces,
  ...actPlaces,
  ...ntPlaces,
];

const byName: ReadonlyMap<string, Place> = new Map(
  places.map((place) => [`${place.city} ${place.state}`, place]),
);

/** The place of a name: `placeNamed('Cowra', 'NSW')`. A name that is not on the list is a slip of the table that asks. */
export function placeNamed(city: string, state: State): Place {
  const place = byName.get(`${city} ${state}`);
  if (place === undefined) throw new Error(`No place ${city} ${state}`);
  return place;
}
