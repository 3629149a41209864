import type { Clock } from '@forecourt/app/ports/platform/clock.port';
import { byteLimitedMap } from './byte-limited-map.ts';
import { singleFlight } from '@forecourt/resilience/single-flight';

export interface MadeResponse {
  readonly body: Buffer;
  /** 0: not cached at all. */
  readonly ttlMs: number;
  readonly isDegraded: boolean;
}

export interface ResponseCache {
  /** What is cached, or being made, under a key. */
  find(owner: string, key: string): Promise<MadeResponse> | undefined;
  /** Makes what `find` did not find, in single flight. */
  make(owner: string, key: string, work: () => Promise<MadeResponse>): Promise<MadeResponse>;
  /** How much is cached. */
  readonly bytes: number;
  readonly size: number;
}

interface Entry {
  readonly response: MadeResponse;
  readonly untilMs: number;
}

/** A body with its compressed variants, which are made when they are requested. */
const withVariants = 1.3;
/** A single response of more than this share of the whole would evict too many others. */
const largestShare = 0.1;

/**
 * Responses of all sites, up to a number of bytes: the site that holds most evicts what it used longest ago. A
 * failure is not cached, but those who waited for the same response share it.
 */
export function responseCache(mostBytes: number, clock: Clock): ResponseCache {
  const entries = byteLimitedMap<Entry>({ most: mostBytes, mostOfOwner: mostBytes, largestShare });
  const flights = singleFlight<MadeResponse>();

  async function makeAndSet(
    owner: string,
    key: string,
    work: () => Promise<MadeResponse>,
  ): Promise<MadeResponse> {
    const response = await work();
    const entry = { response, untilMs: clock.elapsedMs() + response.ttlMs };
    const bytes = Math.ceil(response.body.byteLength * withVariants);
    if (response.ttlMs > 0) entries.set(owner, key, entry, bytes);
    return response;
  }

  return {
    get bytes() {
      return entries.bytes;
    },
    get size() {
      return entries.size;
    },
    find(owner, key) {
      const entry = entries.get(owner, key);
      if (entry && entry.untilMs > clock.elapsedMs()) return Promise.resolve(entry.response);
      if (entry) entries.delete(owner, key);
      return flights.get(`${owner} ${key}`);
    },
    make: (owner, key, work) => flights.run(`${owner} ${key}`, () => makeAndSet(owner, key, work)),
  };
}
