import type { Clock } from '@forecourt/app/ports/platform/clock.port';

export interface MadeResponse {
  readonly body: Buffer;
  /** 0: not cached at all. */
  readonly ttlMs: number;
  readonly isDegraded: boolean;
}

export interface ResponseCache {
  /** What is cached, or being made, under a key. */
  find(key: string): Promise<MadeResponse> | undefined;
  /** Makes what `find` did not find. Whoever asks for the same meanwhile waits for this one. */
  make(key: string, work: () => Promise<MadeResponse>): Promise<MadeResponse>;
  /** How much is cached. */
  readonly bytes: number;
  readonly size: number;
}

interface Entry {
  readonly response: MadeResponse;
  readonly bytes: number;
  readonly untilMs: number;
}

/** What an entry takes beside its body and its key, roughly. */
const entryBytes = 400;
/** A body with its compressed variants, which are made when they are requested. */
const withVariants = 1.3;
/** A single answer of more than this part of the whole would throw out too many others. */
const largestPart = 0.1;

/**
 * Answers of all sites, up to a number of bytes: what was used longest ago leaves first. A failure is not
 * kept, but those who waited for the same answer share it.
 */
export function responseCache(mostBytes: number, clock: Clock): ResponseCache {
  const entries = new Map<string, Entry>();
  const underWay = new Map<string, Promise<MadeResponse>>();
  let bytes = 0;

  function forget(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  function store(key: string, response: MadeResponse): void {
    const entry = {
      response,
      bytes: Math.ceil(response.body.byteLength * withVariants) + key.length * 2 + entryBytes,
      untilMs: clock.elapsedMs() + response.ttlMs,
    };
    if (response.ttlMs <= 0 || entry.bytes > mostBytes * largestPart) return;
    forget(key);
    entries.set(key, entry);
    bytes += entry.bytes;
    for (const oldest of entries.keys()) {
      if (bytes <= mostBytes) break;
      forget(oldest);
    }
  }

  return {
    get bytes() {
      return bytes;
    },
    get size() {
      return entries.size;
    },
    find(key) {
      const entry = entries.get(key);
      if (!entry) return underWay.get(key);
      if (entry.untilMs <= clock.elapsedMs()) {
        forget(key);
        return underWay.get(key);
      }
      entries.delete(key);
      entries.set(key, entry);
      return Promise.resolve(entry.response);
    },
    make(key, work) {
      const making = (async () => work())()
        .then((response) => {
          store(key, response);
          return response;
        })
        .finally(() => underWay.delete(key));
      underWay.set(key, making);
      return making;
    },
  };
}
