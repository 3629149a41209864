import { GeocodingUnavailable, type Geocoding } from '@forecourt/app/ports/locations/geocoding.port';
import { readGeocoding } from '@forecourt/domain/locations/read-geocoding';
import { concurrencyLimit } from '@forecourt/resilience/concurrency-limit';
import type { ElapsedClock } from '@forecourt/resilience/elapsed-clock';
import { guardCalls } from '@forecourt/resilience/guard-calls';
import { readLimited } from '../vendor-response/read-limited.ts';

export interface GeocodingOptions {
  /** Of the call itself, as https://maps.googleapis.com/maps/api/geocode/json. */
  readonly url: string;
  readonly apiKey: string;
  readonly clock: ElapsedClock;
  readonly timeoutMs?: number;
  readonly onChange?: (phase: 'open' | 'closed') => void;
}

/** A page waits for it: whoever is slower is left alone, and the page goes on without. */
const answerMs = 1_500;
const mostAnswerBytes = 256 * 1024;
const atOnce = 8;
const mostOfSite = 2;
const limits = { failuresInRow: 5, fewestCallers: 2, pauseMs: 15_000 };

/**
 * A geocoding service over HTTP, in the shape of the specification's call (section 7), which is that of Google's
 * Geocoding API: GET with address, components, region and key; the first result of status OK is the place.
 */
export function httpGeocoding(options: GeocodingOptions): Geocoding {
  const { clock, timeoutMs = answerMs, onChange = () => undefined } = options;
  const permits = concurrencyLimit({
    atOnce,
    mostOfOwner: mostOfSite,
    waiting: 100,
    order: 'fifo',
    timeoutMs,
    refuse: () => new GeocodingUnavailable('busy'),
    clock,
  });
  const guarded = guardCalls({ limits, timeoutMs: timeoutMs + 200, clock, onChange });
  return {
    locate: (siteId, postcode) =>
      permits.run(siteId, async () => {
        let failure = new GeocodingUnavailable('resting');
        const answered = await guarded(async () => {
          try {
            return await ask(options, postcode, timeoutMs);
          } catch (error) {
            failure = error instanceof GeocodingUnavailable ? error : new GeocodingUnavailable('broken');
            throw failure;
          }
        }, siteId);
        if (!answered) throw failure;
        return answered.kind === 'found' ? answered.point : null;
      }),
  };
}

async function ask({ url, apiKey }: GeocodingOptions, postcode: string, timeoutMs: number) {
  const address = new URL(url);
  address.searchParams.set('address', postcode);
  address.searchParams.set('components', `country:AU|postal_code:${postcode}`);
  address.searchParams.set('region', 'au');
  address.searchParams.set('key', apiKey);
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new GeocodingUnavailable(isTimeout(error) ? 'too_slow' : 'no_response');
  });
  const body = await readLimited(response, mostAnswerBytes).catch((error: unknown) => {
    throw new GeocodingUnavailable(isTimeout(error) ? 'too_slow' : 'cut_off');
  });
  if (!response.ok) throw new GeocodingUnavailable(`status_${response.status}`);
  const read = readGeocoding(parsed(body));
  if (read.kind === 'nonsense') throw new GeocodingUnavailable(read.code);
  return read;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    throw new GeocodingUnavailable('no_json');
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}
