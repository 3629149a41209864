import type { Geocoding } from '@forecourt/app/ports/locations/geocoding.port';
import type { SharedCache } from '@forecourt/app/ports/platform/shared-cache.port';
import type { Point } from '@forecourt/domain/locations/distance';
import { singleFlight } from '@forecourt/resilience/single-flight';

const day = 24 * 3_600_000;
/** Postcodes do not move. */
const foundMs = 30 * day;
/** One that is new may be known tomorrow. */
const noneMs = day / 4;

interface Kept {
  readonly point: Point | null;
}

/**
 * Asks the service once for each postcode, whoever's page it is for: where a postcode lies is nobody's secret, and
 * what many sites ask costs one call. What is kept and cannot be read is asked again.
 */
export function rememberedGeocoding(geocoding: Geocoding, cache: SharedCache): Geocoding {
  const underWay = singleFlight<Point | null>();
  return {
    locate: (siteId, postcode) =>
      underWay.run(`${siteId} ${postcode}`, async () => {
        const key = `postcode ${postcode}`;
        const known = readKept(await cache.get(key));
        if (known) return known.point;
        const point = await geocoding.locate(siteId, postcode);
        cache.set(
          key,
          Buffer.from(JSON.stringify({ point } satisfies Kept)),
          point === null ? noneMs : foundMs,
        );
        return point;
      }),
  };
}

function readKept(bytes: Uint8Array | null): Kept | null {
  if (!bytes) return null;
  try {
    const { point } = JSON.parse(Buffer.from(bytes).toString('utf8')) as Kept;
    const isRead = point === null || (typeof point.lat === 'number' && typeof point.long === 'number');
    return isRead ? { point } : null;
  } catch {
    return null;
  }
}
