import { createHmac } from 'node:crypto';
import type { RateLimiter } from '@forecourt/app/ports/platform/rate-limiter.port';
import { LRUCache } from 'lru-cache';

/** Counts under a key for all processes; null where it cannot be asked. */
export interface SharedCounts {
  add(key: string, ms: number): Promise<{ readonly count: number; readonly msLeft: number } | null>;
}

export interface LimiterOptions {
  readonly counts: SharedCounts;
  /**
   * Hide whose count it is: of an address or a phone the mere hash is soon undone. Each is counted under, so that
   * replacing one lets nobody begin anew.
   */
  readonly secrets: readonly Uint8Array[];
  /** How many share a limit while they cannot ask each other. */
  readonly processes: number;
  readonly nowMs: () => number;
}

interface Window {
  readonly count: number;
  readonly endsMs: number;
}

const mostWindows = 50_000;

/**
 * Limits what is done too often. Each process counts for itself as well, so that losing what they share opens no
 * door: whoever slows it down would otherwise have the limit once in each process. Until it is back, each has its part.
 */
export function countingLimiter({ counts, secrets, processes, nowMs }: LimiterOptions): RateLimiter {
  const windows = new LRUCache<string, Window>({ max: mostWindows });

  function addHere(key: string, ms: number): Window {
    const now = nowMs();
    const known = windows.get(key);
    const window: Window =
      known && known.endsMs > now
        ? { count: known.count + 1, endsMs: known.endsMs }
        : { count: 1, endsMs: now + ms };
    windows.set(key, window);
    return window;
  }

  return {
    async take(what, whose, { limit, windowSeconds }) {
      const ms = windowSeconds * 1_000;
      const waits = secrets.map(async (secret) => {
        const key = `rate:${what}:${createHmac('sha256', secret).update(whose).digest('base64url')}`;
        const here = addHere(key, ms);
        const shared = await counts.add(key, ms);
        const limitHere = shared ? limit : Math.ceil(limit / processes);
        return Math.max(
          here.count > limitHere ? here.endsMs - nowMs() : 0,
          shared && shared.count > limit ? shared.msLeft : 0,
        );
      });
      const waitMs = Math.max(...(await Promise.all(waits)));
      return waitMs <= 0 ? 0 : Math.max(1, Math.ceil(waitMs / 1_000));
    },
  };
}
