import { z } from 'zod';
import type { Point } from './distance.ts';

const answer = z.object({
  status: z.string().max(40).optional(),
  results: z
    .array(
      z.object({
        types: z.array(z.string()).optional(),
        geometry: z.object({
          location: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
        }),
      }),
    )
    .max(100),
});

/** What a geocoding service said of a postcode. */
export type GeocodingAnswer =
  | { readonly kind: 'found'; readonly point: Point }
  | { readonly kind: 'none' }
  | { readonly kind: 'nonsense'; readonly code: string };

/** Two opposite corners of a box around Australia and its islands. */
const australia = { south: -55, north: -8, west: 95, east: 170 };

/**
 * Reads results[0].geometry.location of a geocoding service (section 7 of the specification). For what is no postcode
 * some services name the whole country, and others a place elsewhere: neither is an answer.
 */
export function readGeocoding(body: unknown): GeocodingAnswer {
  const { success, data } = answer.safeParse(body);
  if (!success) return { kind: 'nonsense', code: 'no_list' };
  const { status = 'OK', results } = data;
  if (status !== 'OK' && status !== 'ZERO_RESULTS') return { kind: 'nonsense', code: status.toLowerCase() };
  const [first] = results;
  if (!first || (first.types && !first.types.includes('postal_code'))) return { kind: 'none' };
  const { lat, lng: long } = first.geometry.location;
  const { south, north, west, east } = australia;
  const isHere = lat >= south && lat <= north && long >= west && long <= east;
  return isHere ? { kind: 'found', point: { lat, long } } : { kind: 'none' };
}
