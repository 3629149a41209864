import type { SiteId } from '@forecourt/domain/core/ids';
import type { Point } from '@forecourt/domain/locations/distance';

/** The service is down, slow, refuses us, or talks nonsense. */
export class GeocodingUnavailable extends Error {
  override readonly name = 'GeocodingUnavailable';
  /** For the log. */
  readonly code: string;
  constructor(code: string) {
    super(`the geocoding service is of no use: ${code}`);
    this.code = code;
  }
}

/**
 * Knows where the middle of a postcode is (LOC-6). Each call is for a site: all share the service, and each has its turn.
 * Throws GeocodingUnavailable where there is no answer that can be believed.
 */
export interface Geocoding {
  /** Of four digits; null where there is no such postcode. */
  locate(siteId: SiteId, postcode: string): Promise<Point | null>;
}
