import { knownText } from '@forecourt/domain/core/known-text';
import type { Location } from '@forecourt/domain/locations/location';
import { placeName } from '@forecourt/domain/locations/location-slug';

/** The street of a location and its town. */
export function streetOf({ address }: Location): string | null {
  return [knownText(address?.street), knownText(address?.city)].filter(Boolean).join(', ') || null;
}

/** A location with its street, in a line. */
export function locationLine(location: Location | null): string | null {
  return location && [placeName(location.name), streetOf(location)].filter(Boolean).join(', ');
}
