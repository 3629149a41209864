import { LRUCache } from 'lru-cache';

export interface RateLimit {
  /** In the long run. */
  readonly perSecond: number;
  /** How many at once, when the bucket is full. */
  readonly burst: number;
}

/** Takes one of the key's tokens: 0, or in how many milliseconds the next one is there. */
export type TakeToken<Key> = (key: Key, nowMs: number) => number;

interface Bucket {
  /** Below zero: more was taken than there was. */
  tokens: number;
  atMs: number;
}

const mostBuckets = 20_000;

/** Buckets that fill by themselves, one for each key. One that was not used for long is full again, so that it may be evicted. */
export function fillingBuckets(
  { perSecond, burst }: RateLimit,
  mostKeys = mostBuckets,
): (key: string | number, nowMs: number) => Bucket {
  const buckets = new LRUCache<string | number, Bucket>({ max: mostKeys });
  return (key, nowMs) => {
    const bucket = buckets.get(key) ?? { tokens: burst, atMs: nowMs };
    bucket.tokens = Math.min(burst, bucket.tokens + ((nowMs - bucket.atMs) / 1_000) * perSecond);
    bucket.atMs = nowMs;
    buckets.set(key, bucket);
    return bucket;
  };
}

/** Token buckets, one for each key. */
export function tokenBuckets<Key extends string | number>(
  limit: RateLimit,
  mostKeys = mostBuckets,
): TakeToken<Key> {
  const bucketOf = fillingBuckets(limit, mostKeys);
  return (key, nowMs) => {
    const bucket = bucketOf(key, nowMs);
    if (bucket.tokens < 1) return ((1 - bucket.tokens) / limit.perSecond) * 1_000;
    bucket.tokens -= 1;
    return 0;
  };
}
