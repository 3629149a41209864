import { placeName } from './location-slug.ts';

/** A place among those of several dealerships: with the dealership's name, unless one says the other already. */
export function placeTitle(location: string, dealership: string): string {
  const place = placeName(location);
  return dealership.includes(place) || place.includes(dealership) ? place : `${dealership} ${place}`;
}
