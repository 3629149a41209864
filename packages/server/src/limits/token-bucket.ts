import { LRUCache } from 'lru-cache';

export interface RateLimit {
  /** In the long run. */
  readonly perSecond: number;
  /** How many at once, when the bucket is full. */
  readonly burst: number;
}

/** Takes one of the key's tokens: 0, or in how many milliseconds the next one is there. */
export type TakeToken<Key> = (key: Key, nowMs: number) => number;

/** Token buckets, one for each key. A bucket that was not used for long is full again, so that it may be evicted. */
export function tokenBuckets<Key extends string | number>(
  { perSecond, burst }: RateLimit,
  mostKeys = 20_000,
): TakeToken<Key> {
  const buckets = new LRUCache<Key, { tokens: number; atMs: number }>({ max: mostKeys });
  return (key, nowMs) => {
    const bucket = buckets.get(key) ?? { tokens: burst, atMs: nowMs };
    const tokens = Math.min(burst, bucket.tokens + ((nowMs - bucket.atMs) / 1_000) * perSecond);
    const isFree = tokens >= 1;
    buckets.set(key, { tokens: isFree ? tokens - 1 : tokens, atMs: nowMs });
    return isFree ? 0 : ((1 - tokens) / perSecond) * 1_000;
  };
}
