import { fail, ok, type Result } from '@forecourt/domain/core/result';
import type { Point } from '@forecourt/domain/locations/distance';
import { townCentre } from '@forecourt/domain/locations/suburbs';
import { z } from 'zod';
import { GeocodingUnavailable, type Geocoding } from '../ports/locations/geocoding.port.ts';
import type { SiteContext } from '../site/site-context.ts';

export interface GeocodingPorts {
  readonly geocoding: Geocoding;
}

/** The middle of a postcode as the specification's call has it (API-1). */
export const geocodingView = z.object({
  results: z.array(
    z.object({ geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }) }),
  ),
});

export type GeocodingView = z.output<typeof geocodingView>;

/**
 * Where the middle of a postcode is (LOC-6). While the service is of no use, the middles of larger towns are known
 * from a table.
 */
export async function locatePostcode(
  { geocoding }: GeocodingPorts,
  { site }: Pick<SiteContext, 'site'>,
  postcode: string,
): Promise<Result<Point, 'no_such_postcode' | 'geocoding_unavailable'>> {
  try {
    const point = await geocoding.locate(site.id, postcode);
    return point ? ok(point) : fail('no_such_postcode');
  } catch (error) {
    if (!(error instanceof GeocodingUnavailable)) throw error;
    const town = townCentre(postcode);
    return town ? ok(town) : fail('geocoding_unavailable');
  }
}

/** The same in the words of the API. */
export async function geocodePostcode(
  ports: GeocodingPorts,
  context: Pick<SiteContext, 'site'>,
  postcode: string,
): Promise<Result<GeocodingView, 'no_such_postcode' | 'geocoding_unavailable'>> {
  const located = await locatePostcode(ports, context, postcode);
  if (!located.ok) return located;
  const { lat, long } = located.value;
  return ok({ results: [{ geometry: { location: { lat, lng: long } } }] });
}
