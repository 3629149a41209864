import { distanceWords, isWithinKm, nearestFirst, type Point } from './distance.ts';
import { departmentOf } from './department.ts';
import type { Location } from './location.ts';
import { placeName } from './location-slug.ts';

type RideLocation = Pick<Location, 'name' | 'address' | 'locationType' | 'visible'>;

/** Whether somebody is driven for free, in a sentence. */
export interface FreeRide {
  readonly isFree: boolean;
  readonly text: string;
}

interface Asked {
  /** How the visitor's place is called: 4034. */
  readonly label: string;
  readonly from: Point;
  readonly reachKm: number;
}

/**
 * Whether a place is within the free ride of a workshop (LOC-6, TEN-9), measured in a straight line to the nearest one;
 * null where nobody knows where the workshops are.
 */
export function freeRide(
  locations: readonly RideLocation[],
  { label, from, reachKm }: Asked,
): FreeRide | null {
  const workshops = locations.filter((location) => location.visible && departmentOf(location) === 'service');
  const [nearest] = nearestFirst(workshops, from);
  if (!nearest || nearest.km === null) return null;
  const { location, km } = nearest;
  const isFree = isWithinKm(location, from, reachKm);
  const where = `${label} is ${distanceWords(km)} from ${placeName(location.name)}`;
  return {
    isFree,
    text: isFree
      ? `Yes. ${where}, so your ride is free.`
      : `Sorry, ${where}. Free rides go up to ${reachKm} km.`,
  };
}
