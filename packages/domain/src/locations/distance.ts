import type { Location } from './location.ts';

export interface Point {
  readonly lat: number;
  readonly long: number;
}

const earthRadiusKm = 6371;

/** The distance between two points in kilometres, as the crow flies (RULE-18, haversine). */
export function distanceKm(from: Point, to: Point): number {
  const halfLat = radians(to.lat - from.lat) / 2;
  const halfLong = radians(to.long - from.long) / 2;
  const chord =
    Math.sin(halfLat) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(halfLong) ** 2;
  // Rounding can lift the chord of two opposite points a hair above 1, which has no arcsine.
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/**
 * The locations from the nearest on, each with its distance; those whose place is not known come last (LOC-6). Whoever
 * is in the postcode that was typed comes first: its middle may lie nearer to a neighbour.
 */
export function nearestFirst<Given extends Pick<Location, 'address'>>(
  locations: readonly Given[],
  visitor: Point,
  typedPostcode: string | null = null,
): readonly { readonly location: Given; readonly km: number | null }[] {
  return locations
    .map((location) => ({ location, km: distanceTo(location, visitor) }))
    .sort(
      (one, other) =>
        awayFrom(one.location, typedPostcode) - awayFrom(other.location, typedPostcode) ||
        rankOf(one.km) - rankOf(other.km),
    );
}

function awayFrom({ address }: Pick<Location, 'address'>, postcode: string | null): 0 | 1 {
  return postcode !== null && address?.postcode?.trim() === postcode ? 0 : 1;
}

/** Whether a visitor is within reach of a location, such as 8 km for a free ride; the edge belongs to it. */
export function isWithinKm(location: Pick<Location, 'address'>, visitor: Point, reachKm: number): boolean {
  const km = distanceTo(location, visitor);
  return km !== null && km <= reachKm;
}

/** A finite rank, as the difference of two infinities would not order anything. */
function rankOf(km: number | null): number {
  return km ?? Number.MAX_VALUE;
}

/** How far a location is from somebody; null where nobody knows where it is. */
export function distanceTo({ address }: Pick<Location, 'address'>, visitor: Point): number | null {
  const point = pointOf(address);
  return point && distanceKm(visitor, point);
}

/** Where an address is, if anybody told. */
export function pointOf(address: Location['address']): Point | null {
  const { lat, long } = address ?? {};
  return typeof lat === 'number' && typeof long === 'number' ? { lat, long } : null;
}

/** A distance as people say it: 4 km, and under 1 km for the next street. */
export function distanceWords(km: number): string {
  return km < 1 ? 'under 1 km' : `${Math.round(km).toLocaleString('en-AU')} km`;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
