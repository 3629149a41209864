import type { RateLimit } from '@forecourt/server/limits/token-bucket';
import { LRUCache } from 'lru-cache';

/** How often somebody may ask the storage for what is not there: a token bucket that what is found does not empty. */
export interface MissLimit {
  /** Takes a token for the time that somebody looks: 0, or in how many milliseconds the next one is there. */
  take(network: string): number;
  giveBack(network: string): void;
}

const mostNetworks = 20_000;

export function missLimit({ perSecond, burst }: RateLimit, elapsedMs: () => number): MissLimit {
  const buckets = new LRUCache<string, { tokens: number; atMs: number }>({ max: mostNetworks });

  function tokensOf(network: string): number {
    const { tokens, atMs } = buckets.get(network) ?? { tokens: burst, atMs: 0 };
    return Math.min(burst, tokens + ((elapsedMs() - atMs) / 1_000) * perSecond);
  }

  return {
    take(network) {
      const tokens = tokensOf(network);
      if (tokens < 1) return ((1 - tokens) / perSecond) * 1_000;
      buckets.set(network, { tokens: tokens - 1, atMs: elapsedMs() });
      return 0;
    },
    giveBack(network) {
      buckets.set(network, { tokens: Math.min(burst, tokensOf(network) + 1), atMs: elapsedMs() });
    },
  };
}
