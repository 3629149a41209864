import { fillingBuckets, type RateLimit } from '@forecourt/server/limits/token-bucket';

/** How often somebody may ask the storage for what is not there: a token bucket that what is found does not empty. */
export interface MissLimit {
  /** Takes a token for the time that somebody looks: 0, or in how many milliseconds the next one is there. */
  take(network: string): number;
  giveBack(network: string): void;
}

export function missLimit(rate: RateLimit, elapsedMs: () => number): MissLimit {
  const bucketOf = fillingBuckets(rate);
  return {
    take(network) {
      const bucket = bucketOf(network, elapsedMs());
      if (bucket.tokens < 1) return ((1 - bucket.tokens) / rate.perSecond) * 1_000;
      bucket.tokens -= 1;
      return 0;
    },
    giveBack(network) {
      const bucket = bucketOf(network, elapsedMs());
      bucket.tokens = Math.min(rate.burst, bucket.tokens + 1);
    },
  };
}
