import { GeocodingUnavailable, type Geocoding } from '@forecourt/app/ports/locations/geocoding.port';

const middles: Readonly<Record<string, { readonly lat: number; readonly long: number }>> = {
  '2168': { lat: -33.903, long: 150.867 },
  '3220': { lat: -38.147, long: 144.361 },
  '4006': { lat: -27.45, long: 153.045 },
  '4567': { lat: -26.39, long: 153.09 },
};

/** A geocoding service that knows a few postcodes; '5555' breaks it, and any other is none. */
export const memoryGeocoding: Geocoding = {
  locate: async (_site, postcode) => {
    if (postcode === '5555') throw new GeocodingUnavailable('broken');
    return middles[postcode] ?? null;
  },
};

/** One that is down. */
export const brokenGeocoding: Geocoding = {
  locate: () => Promise.reject(new GeocodingUnavailable('no_response')),
};
