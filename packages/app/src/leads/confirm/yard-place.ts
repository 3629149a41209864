import { knownText } from '@forecourt/domain/core/known-text';
import type { Location } from '@forecourt/domain/locations/location';
import { placeName } from '@forecourt/domain/locations/location-slug';

/** The street of a yard and its town. */
export function streetOf({ address }: Location): string | null {
  return [knownText(address?.street), knownText(address?.city)].filter(Boolean).join(', ') || null;
}

/** A yard with its street, in a line. */
export function placeOf(yard: Location | null): string | null {
  return yard && [placeName(yard.name), streetOf(yard)].filter(Boolean).join(', ');
}
